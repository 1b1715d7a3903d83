import {
  ChipField,
  ColumnsButton,
  DataTable,
  DateField,
  ExportButton,
  FilterButton,
  Link,
  List,
  Pagination,
  SelectField,
  SelectInput,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { languages, statuses, twoFactorMethods } from './choices.ts';

const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} />,
  <SelectInput key="language" source="language" choices={languages} />,
  <SelectInput key="twoFactor" source="twoFactor" choices={twoFactorMethods} />,
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

const joined = (value: unknown): string => (value as readonly string[]).join(', ');

/**
 * The users as our explorer shows them, by the fields that react-admin's documentation gives for each kind of value:
 * a link, a chip, choices in words, moments; row checkboxes, search, filters, column chooser, export, page control.
 */
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
        <DataTable.Col
          source="name"
          render={({ id, name }) => <Link to={`/users/${String(id)}/show`}>{String(name)}</Link>}
        />
        <DataTable.Col source="email" />
        <DataTable.Col source="roles" render={({ roles }) => joined(roles)} />
        <DataTable.Col source="offices" />
        <DataTable.Col source="status">
          <ChipField source="status" size="small" />
        </DataTable.Col>
        <DataTable.Col source="language">
          <SelectField source="language" choices={languages} />
        </DataTable.Col>
        <DataTable.Col source="twoFactor">
          <SelectField source="twoFactor" choices={twoFactorMethods} />
        </DataTable.Col>
        <DataTable.Col source="lastLoginAt">
          <DateField source="lastLoginAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <DateField source="createdAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="phone" />
        <DataTable.Col source="rights" render={({ rights }) => joined(rights)} />
      </DataTable>
    </List>
  );
}
