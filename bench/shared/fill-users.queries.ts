import pg from 'pg';

/** Adds people to the demo, so that an explorer has pages to turn; each works in two offices. */
export async function fillUsers(ownerUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `
      with made as (
        insert into users (email, first_name, last_name, phone, status, roles, role_menus, language, last_login_at)
        select 'bench' || n || '@giro.test',
          (array['Alicia','Bárbara','Carlos','Dayana','Ernesto','Fabián','Gisela','Héctor'])[1 + n % 8],
          (array['Abreu','Batista','Cabrera','Delgado','Estévez'])[1 + n / 8 % 5] || ' ' || n,
          '+1 305 555 ' || lpad((n % 10000)::text, 4, '0'),
          (array['Active','Active','Active','Blocked'])[1 + n % 4],
          array['Sale','Pickup'], array['ServicesMoneyTransfer','ServicesPhoneTopUps'],
          (array['en','es'])[1 + n % 2], now() - n * interval '7 minutes'
        from generate_series(1, $1::int) as n returning id)
      insert into user_offices (user_id, office_id, default_for_login)
      select made.id, chosen.id, chosen.place = 1 from made,
        lateral (select o.id, row_number() over (order by o.id) as place from offices o
          where o.id % 5 = made.id % 5 limit 2) as chosen`,
      [count],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
