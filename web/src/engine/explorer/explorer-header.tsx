import { mdiPlus } from '@mdi/js';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#web/kit/action/button.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { AnyRow, ExportOrder } from './explorer-calls.ts';
import type { ExplorerProps, PrimaryAction } from './explorer-props.ts';
import { ExportMenu } from './export-menu.tsx';

interface ExplorerHeaderProps<Row extends AnyRow> extends Pick<
  ExplorerProps<Row>,
  'definition' | 'title' | 'count' | 'actions' | 'primaryAction'
> {
  order: Omit<ExportOrder, 'format' | 'ids'>;
  ids: readonly string[];
}

/** Title, export and the one primary action with its key. */
export function ExplorerHeader<Row extends AnyRow>(props: ExplorerHeaderProps<Row>) {
  const { definition, title, count, actions, primaryAction, order, ids } = props;
  return (
    <PageHeader
      title={title}
      count={count}
      actions={
        <>
          {actions}
          <ExportMenu explorer={definition} {...{ order, ids }} />
          {primaryAction && <Primary {...primaryAction} />}
        </>
      }
    />
  );
}

function Primary({ label, icon = mdiPlus, to }: PrimaryAction) {
  const t = useMessages('explorer');
  const navigate = useNavigate();
  const run = (): void => (typeof to === 'string' ? void navigate({ href: to }) : to());
  useHotkey({ id: 'explorer.new', keys: 'n', label, group: t(($) => $.keys), run });
  return (
    <Button variant="primary" icon={icon} hint="N" onClick={run}>
      {label}
    </Button>
  );
}
