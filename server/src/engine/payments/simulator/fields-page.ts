/**
 * The page with the card fields, as a gateway shows it in a frame: the number is typed here, at the gateway, and what
 * leaves the frame is a token with brand and last four digits. Texts follow `?language`.
 */
export function fieldsPage(language: 'en' | 'es'): string {
  const t = language === 'es' ? spanish : english;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t.title}</title>
<link rel="stylesheet" href="/token/fields.css">
<form id="card" autocomplete="off">
  <label>${t.number}<input id="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" required></label>
  <label>${t.expires}<input id="expires" inputmode="numeric" autocomplete="cc-exp" placeholder="MM/YY" maxlength="5" required></label>
  <label>${t.code}<input id="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label>
  <button>${t.use}</button>
  <p id="error" role="alert" data-wrong="${t.wrong}"></p>
</form>
<script src="/token/fields.js"></script>
</html>`;
}

const english = {
  title: 'Card',
  number: 'Card number',
  expires: 'Expires',
  code: 'Security code',
  use: 'Use this card',
  wrong: 'This card is not right.',
};
const spanish = {
  title: 'Tarjeta',
  number: 'Número de tarjeta',
  expires: 'Vence',
  code: 'Código de seguridad',
  use: 'Usar esta tarjeta',
  wrong: 'Esta tarjeta no es correcta.',
};

export const fieldsStyle = `
body { margin: 0; font: 14px system-ui, sans-serif; color: #1f2328; background: #fff; }
form { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 8px; padding: 4px; }
label { display: grid; gap: 2px; font-size: 12px; color: #59636b; }
input { font: inherit; font-size: 15px; padding: 8px; border: 1px solid #8b8f93; border-radius: 8px; min-width: 0; color: #1f2328; background: #fff; }
input:focus-visible, button:focus-visible { outline: 2px solid #b84300; outline-offset: 1px; }
button { grid-column: 1 / -1; font: inherit; font-weight: 600; padding: 9px; border: 0; border-radius: 8px; background: #00796b; color: #fff; }
p { grid-column: 1 / -1; margin: 0; color: #b71c1c; min-height: 1.2em; }
@media (max-width: 420px) { form { grid-template-columns: 1fr 1fr; } label:first-child { grid-column: 1 / -1; } }
`;

/** Runs in the frame: the number goes to the gateway only; the page around it is told of a token. */
export const fieldsScript = `
const form = document.getElementById('card');
const error = document.getElementById('error');
const value = (id) => document.getElementById(id).value;
const parent = new URLSearchParams(location.search).get('parent') ?? '';
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  error.textContent = '';
  const body = new URLSearchParams({ ccnumber: value('number'), ccexp: value('expires'), cvv: value('code') });
  body.set('tokenization_key', new URLSearchParams(location.search).get('key') ?? '');
  const answer = await fetch('/token/create', { method: 'POST', body });
  if (!answer.ok) { error.textContent = error.dataset.wrong; return; }
  const { token, card } = await answer.json();
  form.reset();
  window.parent.postMessage({ kind: 'card-token', token, brand: card.type, last4: card.number.slice(-4) }, parent);
});
document.getElementById('number').focus({ preventScroll: true });
`;
