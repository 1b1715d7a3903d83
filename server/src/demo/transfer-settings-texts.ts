import type { SettingValue } from '#domain/services/money-transfer/transfer-settings.schema.ts';

/** What disclosure, receipt and declaration of the demo say; a real business puts its lawyer's words here. */
export const demoTexts: SettingValue<'texts'>[] = [
  {
    code: 'Disclosure',
    en:
      'Before you pay: this is what you send, what it costs, and what your recipient receives. ' +
      'The recipient may get it earlier than the day shown, not later. ' +
      'Nothing is charged until you agree and pay.',
    es:
      'Antes de pagar: esto es lo que usted envía, lo que cuesta y lo que recibe su destinatario. ' +
      'El destinatario puede recibirlo antes de la fecha indicada, no después. ' +
      'No se cobra nada hasta que usted esté de acuerdo y pague.',
  },
  {
    code: 'Receipt',
    en:
      'You may cancel free of charge within 30 minutes of payment unless the money was already picked up or deposited; ' +
      'you then get back everything, fees and taxes included. ' +
      'If something is wrong, tell us within 180 days of the date shown. ' +
      'Questions or complaints: Consumer Financial Protection Bureau, consumerfinance.gov, 855-411-2372.',
    es:
      'Puede cancelar sin costo dentro de los 30 minutos después de pagar, salvo que el dinero ya se haya recogido o ' +
      'depositado; se le devuelve todo, con tarifas e impuestos. ' +
      'Si hay un error, avísenos dentro de los 180 días de la fecha indicada. ' +
      'Preguntas o quejas: Oficina para la Protección Financiera del Consumidor, consumerfinance.gov, 855-411-2372.',
  },
  {
    code: 'Declaration',
    en:
      'I am 18 or older. The money is my own and comes from lawful sources. To my knowledge the recipient is not a ' +
      'prohibited official of the Government of Cuba nor a prohibited member of the Cuban Communist Party.',
    es:
      'Tengo 18 años o más. El dinero es mío y de origen lícito. Según mi conocimiento, el destinatario no es un ' +
      'funcionario prohibido del Gobierno de Cuba ni un miembro prohibido del Partido Comunista de Cuba.',
  },
  {
    code: 'PinHint',
    en: 'Tell the PIN only to your recipient. We never ask you for it.',
    es: 'Diga el PIN solo a su destinatario. Nosotros nunca se lo pedimos.',
  },
];
