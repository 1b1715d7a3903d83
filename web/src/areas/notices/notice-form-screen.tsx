import { useNavigate, useParams } from '@tanstack/react-router';
import type { NoticeInput } from '#domain/areas/notices/notice.schema.ts';
import { noticeInput } from '#domain/areas/notices/notice.schema.ts';
import { FormScreen } from '#web/engine/form/form-screen.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import { NoticeFields } from './notice-fields.tsx';
import { useNoticeLabels } from './use-notice-labels.ts';

const blank = (): NoticeInput => ({
  severity: 'Info',
  titleEn: '',
  titleEs: '',
  bodyEn: '',
  bodyEs: '',
  publishStart: new Date().toISOString(),
  publishEnd: null,
  officeIds: [],
  roles: [],
  serviceTypes: [],
  mustAcknowledge: false,
  attachmentFileId: null,
});

export function NoticeCreateScreen() {
  const t = useMessages('notices');
  const act = useAct('POST /api/settings/notices');
  const form = useNoticeForm();
  return (
    <FormScreen
      {...form}
      title={t(($) => $.create)}
      values={blank()}
      submit={(body) => act.mutateAsync({ body })}
      onBack={form.toExplorer}
    >
      <NoticeFields />
    </FormScreen>
  );
}

export function NoticeEditScreen() {
  const t = useMessages('notices');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { data } = useCall('GET /api/settings/notices/{id}', { params: { id } }, { staleTime: 0 });
  const act = useAct('PUT /api/settings/notices/{id}');
  const form = useNoticeForm();
  if (data === undefined) return <Skeleton shape="form" />;
  return (
    <FormScreen
      {...form}
      id={id}
      version={data.version}
      title={t(($) => $.edit)}
      values={noticeInput.parse(inputOf(data))}
      submit={(body, options) => act.mutateAsync({ params: { id }, body, options })}
      onBack={() => form.toPaper(id)}
    >
      <NoticeFields />
    </FormScreen>
  );
}

/** What both have in common: the schema, the names of the fields, and where to go. */
function useNoticeForm() {
  const t = useMessages('notices');
  const navigate = useNavigate();
  const { toast } = useToast();
  const toPaper = (id: string) => void navigate({ to: `/settings/notices/paper/${id}` });
  return {
    form: 'notice',
    schema: noticeInput,
    labels: useNoticeLabels(),
    toPaper,
    toExplorer: () => void navigate({ to: '/settings/notices' }),
    onSaved({ id }: { id: string }) {
      toast(t(($) => $.saved));
      void refresh('/notices').then(() => toPaper(id));
    },
  };
}

function inputOf(notice: NoticeInput): NoticeInput {
  const names = Object.keys(blank()) as (keyof NoticeInput)[];
  return Object.fromEntries(names.map((name) => [name, notice[name]])) as NoticeInput;
}
