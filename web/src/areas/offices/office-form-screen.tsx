import { useNavigate, useParams } from '@tanstack/react-router';
import type { z } from 'zod';
import { officeInput } from '#domain/areas/offices/office.schema.ts';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { FormScreen } from '#web/engine/form/form-screen.tsx';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { useOffices } from '#web/engine/session/use-office.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import { blankAddress } from './address-fields.tsx';
import { officeCodesToIds } from './office-codes-to-ids.ts';
import { OfficeSections } from './office-sections.tsx';
import { OfficeState } from './office-state.tsx';
import { officeOption } from './search-offices.ts';
import { useOfficeWords } from './use-office-words.ts';

type Values = z.input<typeof officeInput>;

const secrets = ['bankAccount'];
const none: readonly Option[] = [];

export function OfficeCreateScreen() {
  const t = useMessages('offices');
  const form = useOfficeForm(none);
  const act = useAct('POST /api/settings/offices');
  const timeZone = useOffices().office?.timeZone ?? 'America/New_York';
  return (
    <FormScreen
      {...form}
      title={t(($) => $.create)}
      values={blank(timeZone)}
      submit={async (body) => form.done(body.name, await act.mutateAsync({ body }))}
      onBack={form.toExplorer}
    >
      <OfficeSections known={none} bankAccount={null} />
    </FormScreen>
  );
}

export function OfficeEditScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const office = useCall('GET /api/settings/offices/{id}', { params: { id } }, { staleTime: 0 });
  // A form begins with what holds now, not with what was read a while ago.
  if (!office.isFetchedAfterMount) return <Skeleton shape="form" />;
  return (
    <Loaded query={office} shape="form">
      {(found) => <OldOffice key={id} office={found} />}
    </Loaded>
  );
}

function OldOffice({ office }: { office: OfficePaper }) {
  const t = useMessages('offices');
  const { id, name, isActive, holdReason } = office;
  const known = [...(office.parent ? [office.parent] : []), ...office.linkedOffices].map(officeOption);
  const form = useOfficeForm(known);
  const act = useAct('PUT /api/settings/offices/{id}');
  return (
    <FormScreen
      {...form}
      {...{ id, version: office.version }}
      title={t(($) => $.edit, { name })}
      chip={<OfficeState isActive={isActive} isHeld={holdReason !== null} />}
      values={valuesOf(office)}
      submit={async (body, options) => {
        try {
          return form.done(body.name, await act.mutateAsync({ params: { id }, body, options }));
        } catch (error) {
          throw await officeCodesToIds(error);
        }
      }}
      onBack={() => form.toPaper(id)}
    >
      <OfficeSections known={known} bankAccount={office.bankAccount} />
    </FormScreen>
  );
}

/** What both have in common: the schema, the words, and where to go. */
function useOfficeForm(known: readonly Option[]) {
  const t = useMessages('offices');
  const navigate = useNavigate();
  const { toast } = useToast();
  const toPaper = (id: string) => void navigate({ href: `/settings/offices/paper/${id}` });
  return {
    form: 'office',
    schema: officeInput,
    secrets,
    ...useOfficeWords(known),
    toPaper,
    toExplorer: () => void navigate({ href: '/settings/offices' }),
    done<Saved>(name: string, saved: Saved): Saved {
      toast(t(($) => $.saved, { name }));
      return saved;
    },
    onSaved: ({ id }: { id: string }) =>
      void refresh('/settings/offices', '/api/offices', '/activity/').then(() => toPaper(id)),
  };
}

function blank(timeZone: string): Values {
  return {
    name: '',
    code: '',
    officeType: 'Regular',
    serviceTypes: [],
    territory: '',
    parentId: null,
    linkedOfficeIds: [],
    address: blankAddress.USA,
    phones: [],
    timeZone,
    logoFileId: null,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
    creditModel: 'NoLimit',
    creditLimit: '0',
    accessAllowToCustomerInfo: true,
    licences: [],
    printing: { papers: {}, printers: {} },
  };
}

/** The paper in the shape of the form; the bank account is left out, so it stays as it is. */
function valuesOf(office: OfficePaper): Values {
  const { name, code, officeType, serviceTypes, territory, phones, timeZone, logoFileId } = office;
  const { hours, creditModel, creditLimit, accessAllowToCustomerInfo, licences, printing } = office;
  return {
    name,
    code,
    officeType,
    serviceTypes,
    territory,
    phones,
    timeZone,
    logoFileId,
    hours,
    creditModel,
    creditLimit,
    accessAllowToCustomerInfo,
    licences,
    printing,
    address: office.address ?? blankAddress.USA,
    parentId: office.parent?.id ?? null,
    linkedOfficeIds: office.linkedOffices.map(({ id }) => id),
  };
}
