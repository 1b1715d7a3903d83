import { useNavigate, useParams } from '@tanstack/react-router';
import { customerInput } from '#domain/areas/customers/customer.schema.ts';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { blankCustomer } from '#web/engine/customer-picker/blank-person.ts';
import { newCustomerForm } from '#web/engine/customer-picker/customer-form.schema.ts';
import { FormScreen } from '#web/engine/form/form-screen.tsx';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import { CustomerAside } from './customer-aside.tsx';
import { CustomerMarks } from './customer-marks.tsx';
import { CustomerSections } from './customer-sections.tsx';
import { customerValuesOf } from './customer-values-of.ts';
import { inFormWords } from './in-form-words.ts';
import { useCustomerWords } from './use-customer-words.ts';

const secrets = ['taxId'];

export function CustomerCreateScreen() {
  const t = useMessages('customers');
  const form = useCustomerForm();
  const act = useAct('POST /api/customers');
  return (
    <FormScreen
      {...form}
      title={t(($) => $.new)}
      schema={newCustomerForm}
      values={blankCustomer}
      submit={async (body) => form.done(body, await act.mutateAsync({ body }))}
      submitLabel={t(($) => $.create)}
      onBack={form.toExplorer}
      aside={<CustomerAside exceptId={null} />}
    >
      <CustomerSections customer={null} />
    </FormScreen>
  );
}

export function CustomerEditScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const customer = useCall('GET /api/customers/{id}', { params: { id } }, { staleTime: 0 });
  // A form begins with what holds now, not with what was read a while ago.
  if (!customer.isFetchedAfterMount) return <Skeleton shape="form" />;
  return (
    <Loaded query={customer} shape="form">
      {(found) => <OldCustomer key={id} customer={found} />}
    </Loaded>
  );
}

function OldCustomer({ customer }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const form = useCustomerForm();
  const act = useAct('PUT /api/customers/{id}');
  const { id, version, level, blocked } = customer;
  return (
    <FormScreen
      {...form}
      {...{ id, version, secrets }}
      title={t(($) => $.edit, { name: customer.fullName })}
      chip={<CustomerMarks level={level} isBlocked={blocked !== null} />}
      schema={customerInput}
      values={customerValuesOf(customer)}
      submit={async (body, options) => {
        try {
          return form.done(body, await act.mutateAsync({ params: { id }, body, options }));
        } catch (error) {
          throw await inFormWords(error, customer);
        }
      }}
      onBack={() => form.toPaper(id)}
      aside={<CustomerAside exceptId={id} />}
    >
      <CustomerSections customer={customer} />
    </FormScreen>
  );
}

/** What both have in common: the words, and where to go. */
function useCustomerForm() {
  const t = useMessages('customers');
  const navigate = useNavigate();
  const { toast } = useToast();
  const toPaper = (id: string) => void navigate({ href: `/customers/paper/${id}` });
  return {
    form: 'customer',
    ...useCustomerWords(),
    toPaper,
    toExplorer: () => void navigate({ href: '/customers' }),
    done<Saved>({ firstName, lastName }: { firstName: string; lastName: string }, saved: Saved): Saved {
      toast(t(($) => $.saved, { name: `${firstName} ${lastName}` }));
      return saved;
    },
    onSaved: ({ id }: { id: string }) =>
      void refresh('GET /api/customers', '/activity/').then(() => toPaper(id)),
  };
}
