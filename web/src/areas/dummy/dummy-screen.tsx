import { mdiPlus, mdiThemeLightDark, mdiTranslate, mdiTrayArrowDown } from '@mdi/js';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { setDensity, setScheme, useDensity, useScheme } from '#web/kit/theme/appearance.ts';
import { changeLanguage, currentLanguage, useMessages } from '#web/lib/i18n.ts';
import { ActionsSection } from './actions-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FiltersSection } from './filters-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { PaperSection } from './paper-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { Row, Section } from './section.tsx';
import { TableSection } from './table-section.tsx';
import { WaitingSection } from './waiting-section.tsx';
import styles from './dummy.module.css';

/** The gallery: every component of the kit in its states. */
export function DummyScreen() {
  const t = useMessages('dummy');
  const scheme = useScheme();
  const density = useDensity();
  return (
    <>
      <PageHeader
        title={t(($) => $.title)}
        count={t(($) => $.count, { count: 412 })}
        actions={
          <>
            <Button icon={mdiTrayArrowDown}>{t(($) => $.export)}</Button>
            <Button variant="primary" icon={mdiPlus} hint="N">
              {t(($) => $.newTransfer)}
            </Button>
          </>
        }
      />
      <Section title={t(($) => $.appearance)}>
        <Row>
          <IconButton
            icon={mdiThemeLightDark}
            label={t(($) => $.scheme)}
            onClick={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
          />
          <IconButton
            icon={mdiTranslate}
            label={t(($) => $.language)}
            onClick={() => void changeLanguage(currentLanguage() === 'es' ? 'en' : 'es')}
          />
          {(['compact', 'normal', 'roomy'] as const).map((each) => (
            <Button key={each} size="sm" disabled={each === density} onClick={() => setDensity(each)}>
              {t(($) => $.density[each])}
            </Button>
          ))}
        </Row>
      </Section>
      <div className={styles.section}>
        <TableSection />
        <TableSection isLoading />
      </div>
      <FiltersSection />
      <ActionsSection />
      <OverlaySection />
      <div className={styles.section}>
        <FieldsSection />
        <ChoicesSection />
      </div>
      <PaymentSection />
      <PaperSection />
      <WaitingSection />
    </>
  );
}
