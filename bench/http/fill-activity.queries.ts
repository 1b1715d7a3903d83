import pg from 'pg';

/**
 * Fills the activity log by one statement: two years of work of everybody in the demo, every scope, labels of
 * people, offices and orders as they would be searched for.
 */
export async function fillActivity(ownerUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query(
      `
      with people as (select array_agg(id order by id) as ids from users),
        houses as (select array_agg(id order by id) as ids from offices),
        words as (select
          array['Alicia','Bárbara','Carlos','Dayana','Ernesto','Fabián','Gisela','Héctor','Iraida','José','Katia',
            'Leonel','Marta','Noel','Olga','Pedro','Raquel','Sandra','Tomás','Yoel'] as first,
          array['Abreu','Batista','Cabrera','Delgado','Estévez','Fonseca','García','Hernández','Izquierdo','Jiménez',
            'López','Martínez','Núñez','Ortega','Peña','Quintana','Ramírez','Suárez','Torres','Valdés'] as last)
      insert into activity (at, user_id, office_id, scope, action, entity, entity_id, entity_version, label, changes,
        reason, request_id, ip)
      select
        now() - interval '2 years' * (1 - n::float8 / $1),
        case when n % 50 = 0 then null else people.ids[1 + (n * 7919) % cardinality(people.ids)] end,
        houses.ids[1 + (n * 104729) % cardinality(houses.ids)],
        (array['orders','orders','orders','orders','customers','customers','settings','security'])[1 + n % 8],
        (array['created','changed','paid','canceled','viewed','exported'])[1 + (n / 8) % 6],
        (array['order','order','order','order','customer','customer','office','session'])[1 + n % 8],
        (n % 300000)::text, 1 + n % 9,
        case when n % 8 < 4 then 'MT' || (1000000 + n)::text
          else words.first[1 + (n * 31) % 20] || ' ' || words.last[1 + (n / 20 * 17) % 20] || ' ' || (n % 997)::text end,
        case when n % 3 = 0 then '[]'::jsonb
          else jsonb_build_array(jsonb_build_object('field', 'status', 'before', 'Draft', 'after', 'Active')) end,
        case when n % 40 = 0 then 'asked for by the customer' end,
        md5(n::text), '10.0.' || (n % 250) || '.' || (n % 240)
      from generate_series(1, $1::bigint) as n, people, houses, words`,
      [count],
    );
    await client.query('vacuum (analyze) activity');
  } finally {
    await client.end();
  }
}
