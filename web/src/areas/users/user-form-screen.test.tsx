import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuRights } from '#domain/access/menu-right.ts';
import { roles } from '#domain/access/roles.ts';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import type { Answer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { UserCreateScreen, UserEditScreen } from './user-form-screen.tsx';

const offices = [
  { id: '1', code: 'HIA', name: 'Hialeah Main', officeType: 'Regular', isActive: true },
  { id: '2', code: 'KEN', name: 'Kendall', officeType: 'Regular', isActive: true },
];
const ana = {
  id: '',
  version: 3,
  email: 'ana@giro.test',
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '',
  status: 'Active',
  roles: ['Sale'],
  rights: { all: false, list: ['ServicesMoneyTransfer', 'Claims'] },
  language: 'en',
  offices: [{ ...offices[0], isDefault: true }],
  security: {},
  actions: [],
};
const options = { offices, roles, rights: menuRights, canGiveAll: true };

/** The address of the test router has no id, so the screen asks for the user of the empty one. */
const editOf = 'PUT /api/settings/users/';

function server(answers: Record<string, Answer> = {}) {
  return fakeServer({
    'GET /api/settings/users/options': () => options,
    'GET /api/settings/users/': () => ana,
    'PUT /api/settings/users/': () => ({ id: '7', version: 4 }),
    'POST /api/settings/users': () => ({ id: '7', version: 1 }),
    ...answers,
  });
}

const field = (name: string) => page.getByRole('textbox', { name });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));

beforeEach(async () => {
  localStorage.clear();
  await loadMessages('users');
});

describe('the rights of a user', () => {
  test('are all of them or a chosen list, and the list goes out as it was ticked', async () => {
    const { calls } = server();
    await showScreen(<UserEditScreen />);
    await userEvent.click(box('Passports').first());
    await userEvent.click(box('Claims'));
    await save();
    await expect.poll(() => calls(editOf).length).toBe(1);
    expect(calls(editOf)[0]?.body).toMatchObject({
      rights: { all: false, list: ['ServicesMoneyTransfer', 'ServicesPassports'] },
    });
  });

  test('ask before the last one is taken away; no keeps it, yes gives all', async () => {
    const { calls } = server();
    await showScreen(<UserEditScreen />);
    await userEvent.click(box('Claims'));
    await userEvent.click(box('Money transfers').first());
    const question = page.getByRole('alertdialog');
    await expect.element(question).toHaveTextContent('Ana would see every entry of the menu');
    await userEvent.keyboard('{Escape}');
    await expect.element(box('Money transfers').first()).toBeChecked();

    await userEvent.click(box('Money transfers').first());
    await userEvent.click(question.getByRole('button', { name: 'Give all rights' }));
    await expect.element(page.getByRole('radio', { name: /All rights/ })).toBeChecked();
    await save();
    await expect.poll(() => calls(editOf).length).toBe(1);
    expect(calls(editOf)[0]?.body).toMatchObject({ rights: { all: true } });
  });

  test('a list without any right is not saved, and a group is ticked at once', async () => {
    const { calls } = server();
    await showScreen(<UserCreateScreen />);
    await userEvent.fill(field('First name'), 'Luis');
    await userEvent.fill(field('Last name'), 'Pons');
    await userEvent.fill(field('Email'), 'luis@giro.test');
    await userEvent.click(page.getByRole('combobox', { name: 'Offices' }));
    await userEvent.click(page.getByRole('option', { name: 'KEN · Kendall' }));
    await userEvent.click(box('Sales').first());
    await userEvent.click(page.getByRole('radio', { name: /A chosen list/ }));
    await save();
    await expect.element(page.getByText('A list of menu rights needs at least one')).toBeVisible();
    expect(calls('POST')).toHaveLength(0);

    await userEvent.click(box('All of Control'));
    await save();
    await expect.poll(() => calls('POST').length).toBe(1);
    expect(calls('POST')[0]?.body).toMatchObject({
      officeIds: ['2'],
      roles: ['Sale'],
      rights: { all: false, list: ['Compliance', 'Claims', 'Analytic'] },
    });
  });

  test('beyond those of the editor cannot be given', async () => {
    server({
      'GET /api/settings/users/options': () => ({ ...options, rights: ['Claims'], canGiveAll: false }),
    });
    await showScreen(<UserEditScreen />);
    await expect.element(page.getByRole('radio', { name: /All rights/ })).toBeDisabled();
    await expect.element(box('Analytic')).toBeDisabled();
    await expect.element(box('Claims')).toBeEnabled();
  });
});

describe('an edit of a user that somebody else changed meanwhile', () => {
  test('shows both sides, offices by their codes, and sends ids on top of the new version', async () => {
    const { calls } = server({
      [editOf]: ({ headers }) =>
        headers.get('if-match')?.includes('5')
          ? { id: '7', version: 6 }
          : refusal(412, 'version-old', {
              version: 5,
              by: 'Jorge Paz',
              at: new Date().toISOString(),
              changes: [
                { field: 'lastName', before: 'Ruiz', after: 'Ruiz Peña' },
                { field: 'officeIds', before: ['HIA'], after: ['HIA', 'KEN'] },
              ],
            }),
    });
    await showScreen(<UserEditScreen />);
    await userEvent.fill(field('Last name'), 'Ruiz Gil');
    await save();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('Jorge Paz saved other values');
    await expect.element(dialog.getByRole('radio', { name: 'HIA, KEN' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
    await expect.poll(() => calls(editOf).length).toBe(2);
    expect(calls(editOf)[1]?.body).toMatchObject({ lastName: 'Ruiz Gil', officeIds: ['1', '2'] });
  });
});
