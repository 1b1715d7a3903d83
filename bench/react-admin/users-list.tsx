import {
  ColumnsButton,
  DataTable,
  ExportButton,
  FilterButton,
  List,
  Pagination,
  SelectInput,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { userStatuses, twoFactorMethods } from './choices.ts';

const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <SelectInput key="status" source="status" choices={[...userStatuses]} />,
  <SelectInput key="twoFactor" source="twoFactor" choices={[...twoFactorMethods]} />,
];

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
      <ColumnsButton />
      <ExportButton />
    </TopToolbar>
  );
}

function list(value: readonly string[] | undefined): string {
  return value?.join(', ') ?? '';
}

/** The users with the same eleven columns, row checkboxes, search, filters, column chooser, export and page control. */
export function UsersList() {
  return (
    <List
      actions={<Actions />}
      filters={filters}
      perPage={50}
      sort={{ field: 'name', order: 'ASC' }}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    >
      <DataTable rowClick={false}>
        <DataTable.Col source="name" />
        <DataTable.Col source="email" />
        <DataTable.Col source="roles" render={({ roles }) => list(roles as string[])} />
        <DataTable.Col source="offices" />
        <DataTable.Col source="status" />
        <DataTable.Col source="language" />
        <DataTable.Col source="twoFactor" />
        <DataTable.Col
          source="lastLoginAt"
          render={({ lastLoginAt }) => moment(lastLoginAt as string | null)}
        />
        <DataTable.Col source="createdAt" render={({ createdAt }) => moment(createdAt as string | null)} />
        <DataTable.Col source="phone" />
        <DataTable.Col source="rights" render={({ rights }) => list(rights as string[])} />
      </DataTable>
    </List>
  );
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short' });

function moment(value: string | null): string {
  return value === null ? '' : format.format(new Date(value));
}
