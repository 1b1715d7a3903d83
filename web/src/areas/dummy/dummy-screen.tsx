import { mdiDownload, mdiPlus } from '@mdi/js';
import { useMessages } from '#web/lib/i18n.ts';
import { Button } from '#web/kit/action/button.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { TableSection } from './table-section.tsx';

/** The gallery: every component of the kit in its states. */
export function DummyScreen() {
  const t = useMessages('dummy');
  return (
    <>
      <PageHeader
        title={t(($) => $.title)}
        count="412"
        actions={
          <>
            <Button icon={mdiDownload}>Export</Button>
            <Button variant="primary" icon={mdiPlus} hint="N">
              New transfer
            </Button>
          </>
        }
      />
      <TableSection />
    </>
  );
}
