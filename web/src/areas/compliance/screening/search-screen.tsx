import { mdiShieldSearch } from '@mdi/js';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { DeskTabs } from '../desk-tabs.tsx';
import { ScreeningResult } from './screening-result.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './screening.module.css';

/** An officer looks for a name on all lists; a stored screening opens here too. */
export function SearchScreen() {
  const t = useMessages('screening');
  const navigate = useNavigate();
  const { screening } = useSearch({ strict: false }) as { screening?: string };
  return (
    <>
      <DeskTabs active="search" />
      <PageHeader title={t(($) => $.title)} count={t(($) => $.text)} />
      <div className={styles.sides}>
        <SearchForm
          onFound={(id) => void navigate({ to: '.', search: { screening: String(id) } as never })}
        />
        <div aria-live="polite">
          {screening === undefined ? (
            <Sheet>
              <EmptyState
                icon={mdiShieldSearch}
                title={t(($) => $.nothingYet)}
                text={t(($) => $.nothingYetText)}
              />
            </Sheet>
          ) : (
            <Stored key={screening} id={String(screening)} />
          )}
        </div>
      </div>
    </>
  );
}

function Stored({ id }: { id: string }) {
  const query = useCall('GET /api/compliance/screenings/{id}', { params: { id } });
  return (
    <Loaded query={query} shape="paper">
      {(screening) => <ScreeningResult screening={screening} />}
    </Loaded>
  );
}
