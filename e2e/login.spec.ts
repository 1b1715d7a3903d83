import { expect, inject } from 'vitest';
import { demoPassword } from '#server/demo/demo-people.ts';
import { logInByApi } from './harness/client.ts';
import { isDashboard, logIn, logOut } from './harness/front-door.ts';
import { linkIn, waitForMail } from './harness/mailbox.ts';
import { address, test } from './harness/test.ts';

const { mails } = inject('giro');

test('the demo says that it is one and comes in as whoever is chosen', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  await page.getByRole('note').getByText('This is a demo; data is made up.').waitFor();
  await page.getByRole('button', { name: 'Corporation accounting' }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(isDashboard);
  await expect.poll(() => page.title()).toBe('Dashboard -- app version 2.0');
});

test('an address that was asked for before the login opens after it', async ({ visit }) => {
  const page = await visit();
  await page.goto('/settings/offices?q=habana');
  await page.waitForURL('**/login?**');
  await logIn(page, 'admin');
  await page.waitForURL('**/settings/offices?q=habana');
  await page.getByRole('link', { name: 'Entregas Habana' }).waitFor();
});

test('a wrong password says so, and the eighth one locks the account, known or not', async ({ visit }) => {
  const page = await visit({ expects: [422, 429, 409] });
  await page.goto('/login');
  for (const email of ['staff01@giro.test', 'nobody@giro.test']) {
    for (let tries = 1; tries <= 8; tries += 1) {
      const answered = page.waitForResponse('**/api/login');
      await logIn(page, email, `wrong-${tries}-password`);
      expect((await answered).status()).not.toBe(401);
      await page.getByRole('alert').getByText('The email or the password is not right.').waitFor();
    }
    await logIn(page, email, demoPassword);
    await page.getByRole('alert').getByText('Too many wrong passwords.').waitFor();
  }
});

test('a forgotten password is changed by the link of a mail, once', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot the password?' }).click();
  await page.getByRole('heading', { name: 'Reset the password' }).waitFor();
  await page.getByLabel('Email').fill('staff07@giro.test');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.getByRole('heading', { name: 'Look at your mail' }).waitFor();

  const link = linkIn(await waitForMail(mails, 'staff07@giro.test', /password|contraseña/i));
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill('too short');
  await page.getByRole('textbox', { name: 'The same once more' }).fill('too short');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('A password has at least 12 characters.').waitFor();
  await page.getByRole('textbox', { name: 'New password' }).fill('a river runs uphill');
  await page.getByRole('textbox', { name: 'The same once more' }).fill('a river runs uphill');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Your password is changed. Log in with the new one.').waitFor();
  await logIn(page, 'staff07', 'a river runs uphill');
  await page.waitForURL(isDashboard);

  await logOut(page);
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'New password' }).count()).toBe(0);
});

test('a mailed code comes in by its link', async ({ visit }) => {
  const login = 'corporation-accounting';
  const person = await logInByApi(login);
  const turn = (isOn: boolean) =>
    person.send('POST', '/api/profile/two-factor-mail', { body: { isOn, password: demoPassword } });
  await turn(true);
  const page = await visit();
  await page.goto('/login');
  await logIn(page, login);
  await page.getByText('We mailed you a code').waitFor();
  const mail = await waitForMail(mails, `${login}@giro.test`, /^\d{6} is your Giro code/);
  const link = linkIn(mail);
  expect(link).toMatch(new RegExp(`^${address()}/2fa\\?code=`));
  await page.goto(link);
  await page.waitForURL(isDashboard);
  await turn(false);
});

test('an ended session leads to the login', async ({ visit }) => {
  const here = await logInByApi('staff04');
  const page = await visit({ as: here, expects: [401] });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await here.send('POST', '/api/logout');
  // Something on the page may ask before the click does, and leads to the login as well.
  await Promise.any([
    page.getByRole('navigation').getByRole('link', { name: 'Activity log' }).click(),
    page.waitForURL('**/login**'),
  ]);
  await page.waitForURL('**/login**');
  expect(await page.evaluate(() => localStorage.getItem('APP_USER_AUTHENTICATED'))).toBeNull();
});
