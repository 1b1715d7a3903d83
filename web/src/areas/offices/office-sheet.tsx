import { officeTypeLabels, serviceTypeLabels } from '#domain/access/access.labels.ts';
import { addressLines } from '#domain/areas/offices/address-lines.ts';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { creditModelLabels } from '#domain/areas/offices/offices.labels.ts';
import { FilePicture } from '#web/engine/paper/file-picture.tsx';
import { PaperColumns, PaperSection } from '#web/engine/paper/paper-section.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Chip } from '#web/kit/text/chip.tsx';
import { formatMoney, formatPhone } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { maskedAccount } from './masked-account.ts';
import { HoursList } from './hours-list.tsx';
import { LicencesList } from './licences-list.tsx';
import styles from './office-sheet.module.css';

/** An office with its links by their codes, as the log names them: so that the sheet can be shown as it was. */
export interface OfficeRecord extends OfficePaper {
  readonly linkedOfficeIds: readonly string[];
  readonly parentId: string | null;
}

/** All that is known of an office, in the order of its form. */
export function OfficeSheet({ office }: { office: OfficeRecord }) {
  const t = useMessages('offices');
  const language = useLanguage();
  const address = addressLines(office.address);
  const services = office.serviceTypes.map((service) => serviceTypeLabels[language][service]);
  return (
    <>
      <PaperColumns>
        <PaperSection title={t(($) => $.section.office)}>
          {office.logoFileId !== null && (
            <FilePicture id={office.logoFileId} label={t(($) => $.paper.logo, { name: office.name })} />
          )}
          <KeyValueList
            items={[
              { label: t(($) => $.field.code), value: office.code },
              { label: t(($) => $.field.officeType), value: officeTypeLabels[language][office.officeType] },
              { label: t(($) => $.field.territory), value: office.territory || undefined },
              { label: t(($) => $.field.parentId), value: <Parent office={office} /> },
              { label: t(($) => $.field.timeZone), value: office.timeZone.replaceAll('_', ' ') },
              {
                label: t(($) => $.paper.customerInfo),
                value: office.accessAllowToCustomerInfo ? t(($) => $.paper.may) : t(($) => $.paper.mayNot),
              },
            ]}
          />
        </PaperSection>
        <PaperSection title={t(($) => $.section.place)}>
          <address className={styles.address}>
            {address.length === 0 ? t(($) => $.paper.noAddress) : address.join('\n')}
          </address>
          <KeyValueList
            items={office.phones.map(({ kind, number }) => ({
              label: t(($) => $.phone.kinds[kind]),
              value: <a href={`tel:${number}`}>{formatPhone(number)}</a>,
            }))}
          />
        </PaperSection>
      </PaperColumns>
      <PaperSection title={t(($) => $.field.serviceTypes)}>
        <div className={styles.chips}>
          {services.length === 0
            ? t(($) => $.paper.noServices)
            : services.map((name) => <Chip key={name} label={name} />)}
        </div>
      </PaperSection>
      <PaperColumns>
        <PaperSection title={t(($) => $.section.hours)}>
          <HoursList hours={office.hours} />
        </PaperSection>
        <PaperSection title={t(($) => $.section.credit)}>
          <KeyValueList
            items={[
              {
                label: t(($) => $.field.creditModel),
                value: creditModelLabels[language][office.creditModel],
              },
              {
                label: t(($) => $.field.creditLimit),
                value: office.creditModel === 'Credit' ? formatMoney(office.creditLimit, 'USD') : undefined,
              },
              { label: t(($) => $.field.bankAccount), value: maskedAccount(office.bankAccount) },
            ]}
          />
        </PaperSection>
      </PaperColumns>
      <PaperSection title={t(($) => $.section.licences)}>
        <LicencesList licences={office.licences} timeZone={office.timeZone} />
      </PaperSection>
      <PaperSection title={t(($) => $.section.printing)}>
        <KeyValueList items={printers(office)} />
      </PaperSection>
    </>
  );

  function printers({ printing }: OfficeRecord) {
    const named = Object.entries(printing.printers) as ['Letter', string][];
    if (named.length === 0) return [{ label: t(($) => $.printing.printers), value: undefined }];
    return named.map(([paper, name]) => ({ label: t(($) => $.printing.papers[paper]), value: name }));
  }
}

/** The parent as it is now has a name; an earlier one only its paper. */
function Parent({ office: { parent, parentId } }: { office: OfficeRecord }) {
  const t = useMessages('offices');
  if (parentId === null) return t(($) => $.paper.none);
  const name = parent?.id === parentId ? `${parent.code} · ${parent.name}` : parentId;
  return <a href={`/settings/offices/paper/${parentId}`}>{name}</a>;
}
