import type pg from 'pg';
import { men, surnames, women } from './demo-names.ts';

/** One customer for so many orders. */
const ORDERS_EACH = 6;

/** Customers with a phone, a document and a recipient, in the offices that sell; kept in the table `client`. */
export async function makeClients(client: pg.Client, orders: number): Promise<number> {
  const count = Math.max(50, Math.ceil(orders / ORDERS_EACH));
  await client.query(
    `create temp table client on commit drop as
     select n, (select coalesce(max(id), 0) from customers) + n as customer_id,
       (select coalesce(max(id), 0) from recipients) + n as recipient_id, o.id as office_id,
       row_number() over (partition by o.id order by n) - 1 as place,
       case when n % 2 = 0 then $2::text[] else $3::text[] end as given, (n::bigint * 48271) as roll
     from generate_series(1, $1::int) as n
     join (select id, row_number() over (order by id) - 1 as at, count(*) over () as all_of
           from (select distinct office_id as id from template) d) o on o.at = n % o.all_of`,
    [count, [...women], [...men]],
  );
  await client.query(
    `insert into customers (id, first_name, last_name, second_last_name, birth_date, sex, phone, phones, residence,
       source_of_funds, is_no_prohibited_official, office_id, created_at, updated_at)
     overriding system value
     select customer_id, given[1 + roll % cardinality(given)], $1::text[][1 + roll / 20 % cardinality($1::text[])],
       ($1::text[])[1 + roll / 800 % cardinality($1::text[])], date '1945-01-01' + (roll % 20000)::int,
       case when n % 2 = 0 then 'F' else 'M' end, phone, phone, 'PermanentResident', 'Salary', true, office_id, at, at
     from client, lateral (select '+1' || (array['305','786','813','407','713'])[1 + n % 5] || (2000000 + customer_id)::text as phone,
       now() - interval '740 days' + n * interval '1 second' as at) v`.replace(
      '$1::text[][1',
      '($1::text[])[1',
    ),
    [[...surnames]],
  );
  await client.query(`
    insert into customer_phones (customer_id, position, kind, number, is_primary)
    select id, 0, 'Mobile', phone, true from customers where id in (select customer_id from client);
    insert into customer_ids (customer_id, type, number, country, state, expires_on, created_at)
    select customer_id, 'DriverLicense', 'Q' || lpad((100000000000 + customer_id)::text, 12, '0'), 'US', 'FL',
      date '2031-01-01' + (n % 900), now() - interval '740 days' from client`);
  await client.query(
    `insert into recipients (id, first_name, last_name, second_last_name, ci, phone, province, municipality, address,
       office_id, created_at, updated_at)
     overriding system value
     select recipient_id, given[1 + roll / 7 % cardinality(given)], ($1::text[])[1 + roll / 11 % cardinality($1::text[])],
       ($1::text[])[1 + roll / 501 % cardinality($1::text[])], to_char(date '1940-01-01' + (roll % 21000)::int, 'YYMMDD') || '0'
         || lpad((n % 100)::text, 2, '0') || (n % 10) || (n % 7),
       '+535' || lpad((recipient_id % 10000000)::text, 7, '0'), r.province, r.municipality, r.address, office_id,
       now() - interval '740 days', now() - interval '740 days'
     from client join (select province, municipality, address, row_number() over (order by id) - 1 as at, count(*) over () as all_of
       from recipients where id <= 150) r on r.at = n % r.all_of`,
    [[...surnames]],
  );
  await client.query(`
    insert into recipient_phones (recipient_id, position, kind, number, is_primary)
    select id, 0, 'Mobile', phone, true from recipients where id in (select recipient_id from client);
    insert into customer_recipients (customer_id, recipient_id, relationship, created_at)
    select customer_id, recipient_id, 'Parent', now() - interval '740 days' from client;
    insert into name_dictionary (word, sound) select word, name_sound(word) from (
      select distinct word from (select unnest(search_keys) as word from customers union all select unnest(search_keys) from recipients) w
      where word !~ ':') d on conflict do nothing;
    insert into name_dictionary_slips (slip, word)
      select distinct slip, word from name_dictionary, unnest(name_slips(word)) as slip on conflict do nothing;
    select setval(pg_get_serial_sequence('customers', 'id'), (select max(id) from customers)),
      setval(pg_get_serial_sequence('recipients', 'id'), (select max(id) from recipients));
    create unique index on client (office_id, place); analyze client; analyze customers; analyze recipients`);
  return count;
}
