import { createRoot } from 'react-dom/client';
import { Admin, Resource } from 'react-admin';
import { UsersList } from './users-list.tsx';
import { usersProvider } from './users-provider.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <Admin dataProvider={usersProvider} disableTelemetry>
    <Resource name="users" list={UsersList} />
  </Admin>,
);
