import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCall } from '#web/lib/query.ts';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { Loaded } from './loaded.tsx';

function Screen() {
  const query = useCall('GET /api/settings/users/{id}', { params: { id: '7' } });
  return (
    <Loaded query={query} shape="paper">
      {() => 'here it is'}
    </Loaded>
  );
}

test.each([400, 404])(
  'an address that leads nowhere (%i) offers the way back, not another try',
  async (status) => {
    fakeServer({ 'GET /api/settings/users/7': () => refusal(status, 'x') });
    await showScreen(<Screen />);
    await expect.element(page.getByText('There is nothing here')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Go back' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);

test('what the server refuses for another reason is told in its words and tried again', async () => {
  fakeServer({ 'GET /api/settings/users/7': () => refusal(409, 'busy') });
  await showScreen(<Screen />);
  await expect.element(page.getByText('refused: busy')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
