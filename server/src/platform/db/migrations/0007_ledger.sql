-- Double-entry ledger. PostgreSQL itself refuses what would make it lie: journals that do not sum to zero, late or
-- missing lines, changes, funds below their floor, closed periods, other lines under the same key. The application
-- reads and executes the functions below; it writes to no table here. Amounts are whole minor units, + debit, − credit.
create schema ledger;

create type ledger.txn_type as enum ('Payment', 'ReturnOfFund', 'Adjustment', 'InvoicePaid', 'InvoiceRefund');
create type ledger.scope as enum ('Sale', 'Proxy', 'Provider', 'Corp');

-- The chart of accounts, the same as domain/src/ledger/chart.ts (a test compares them). A root with an owner has one
-- account for each of them: `fund.sale.7`. Class: asset, liability, equity, revenue, expense, memo (off the books).
create table ledger.chart (
  root text primary key check (root ~ '^[a-z_]+(\.[a-z_]+)*$'),
  class char(1) not null check (class in ('A', 'L', 'E', 'R', 'X', 'M')),
  normal smallint not null check (normal in (1, -1)), -- 1: grows by debits, -1: by credits
  owner text, -- what the last part of the code names; null: one account for all
  is_guarded boolean not null default false, -- has a live balance with a floor
  is_clearing boolean not null default false -- zero for each order that is finished
);
insert into ledger.chart (root, class, normal, owner, is_guarded, is_clearing) values
  ('corp.bank', 'A', 1, 'bank', false, false),
  ('card.clearing', 'A', 1, 'mid', false, false),
  ('fund.sale', 'L', -1, 'office', true, false),
  ('fund.proxy', 'L', -1, 'office', true, false),
  ('fund.provider', 'A', 1, 'office', true, false),
  ('customer_funds', 'L', -1, null, false, true),
  ('deferred_revenue', 'L', -1, null, false, true),
  ('deferred_discount', 'A', 1, null, false, true),
  ('advance', 'L', -1, null, false, true),
  ('ar_customer', 'A', 1, null, false, true),
  ('refunds_payable', 'L', -1, null, false, true),
  ('grants_payable', 'L', -1, null, false, true),
  ('tax_clear', 'L', -1, null, false, true),
  ('tax.excise', 'L', -1, 'state', false, false),
  ('tax.sales', 'L', -1, 'state', false, false),
  ('blocked_funds', 'L', -1, null, false, false),
  ('unclaimed', 'L', -1, null, false, false),
  ('commission.payable.office', 'L', -1, 'office', false, false),
  ('commission.payable.user', 'L', -1, 'user', false, false),
  ('rewards', 'L', -1, 'customer', true, false),
  ('coupon.budget', 'M', -1, 'coupon', true, false),
  ('coupon.uses', 'M', -1, 'coupon', true, false),
  ('coupon.issued', 'M', 1, null, false, false),
  ('ap.supplier', 'L', -1, 'supplier', false, false),
  ('grn_accrual', 'L', -1, null, false, false),
  ('inventory', 'A', 1, 'store', false, false),
  ('inventory.transit', 'A', 1, null, false, false),
  ('ar', 'A', 1, 'office', false, false),
  ('revenue.fee', 'R', -1, 'service', false, false),
  ('revenue.price', 'R', -1, 'service', false, false),
  ('revenue.invoice', 'R', -1, null, false, false),
  ('revenue.fx', 'R', -1, null, false, false),
  ('penalty_rev', 'R', -1, null, false, false),
  ('contra.coupon', 'R', 1, null, false, false),
  ('revenue_returns', 'R', 1, null, false, false),
  ('cost.provider', 'X', 1, 'service', false, false),
  ('cogs', 'X', 1, null, false, false),
  ('expense.commission', 'X', 1, 'service', false, false),
  ('reward.expense', 'X', 1, null, false, false),
  ('inventory.adjustment', 'X', 1, null, false, false),
  ('card.fees', 'X', 1, null, false, false),
  ('claims.loss', 'X', 1, null, false, false),
  ('fx.loss', 'X', 1, null, false, false),
  ('cash.difference', 'X', 1, null, false, false),
  ('adjustments', 'X', 1, null, false, false),
  ('equity.opening', 'E', -1, null, false, false),
  ('equity.retained', 'E', -1, null, false, false),
  ('fx.position', 'A', 1, 'currency', false, false);

-- Opened at the first use, by code and currency alone: everything else comes from the chart.
create table ledger.account (
  id bigint generated always as identity primary key,
  code text not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'), -- XXX counts pieces, not money
  root text not null references ledger.chart,
  owner text, -- office id, customer id, service …
  class char(1) not null,
  normal smallint not null,
  is_guarded boolean not null,
  is_clearing boolean not null,
  unique (code, currency),
  unique (id, currency)
);
create index account_by_root on ledger.account (root, owner);

-- Live balances, of guarded accounts only: nobody else waits for a row lock. In the normal direction.
create table ledger.balance (
  account_id bigint primary key references ledger.account,
  balance bigint not null default 0,
  held bigint not null default 0 check (held >= 0), -- sum of fund_hold
  floor bigint, -- Prepay 0, Credit minus the limit, NoLimit null
  temporary_limit bigint check (temporary_limit > 0), -- that much lower until that day, both included
  temporary_until date,
  grace_days integer check (grace_days >= 0), -- Credit: how old a debt may be; null: any
  last_on date not null default '2000-01-01', -- business day of the last movement; decides which floor counts
  forced_by bigint, -- approval of the last movement that was allowed below the floor
  version bigint not null default 0,
  check ((temporary_limit is null) = (temporary_until is null))
) with (fillfactor = 70);

-- What an order keeps of a fund until it is posted or given back.
create table ledger.fund_hold (
  order_id bigint primary key,
  account_id bigint not null references ledger.balance,
  amount bigint not null check (amount > 0)
);
create index fund_hold_by_account on ledger.fund_hold (account_id);

create table ledger.journal (
  id bigint generated always as identity primary key,
  idem text collate "C" not null unique, -- order:<id>:<version>:<n>:<kind>
  hash bytea not null, -- of kind, order, reversed journal and lines: the same key with other lines is refused
  kind text not null,
  txn_type ledger.txn_type, -- null: touches no fund
  scope ledger.scope not null,
  order_id bigint,
  office_id bigint,
  actor_id bigint, -- null: the system
  entry_count smallint not null check (entry_count between 2 and 64),
  reverses bigint unique references ledger.journal, -- at most one reversal
  effective_on date not null, -- business day
  posted_at timestamptz not null,
  xid xid8 not null default pg_current_xact_id()
);
create index journal_by_order on ledger.journal (order_id, id) where order_id is not null;
create index journal_by_office on ledger.journal (office_id, id);

create table ledger.entry (
  journal_id bigint not null references ledger.journal,
  line_no smallint not null check (line_no >= 1),
  account_id bigint not null,
  currency char(3) not null,
  amount bigint not null check (amount <> 0),
  primary key (journal_id, line_no),
  foreign key (account_id, currency) references ledger.account (id, currency)
);
create index entry_by_account on ledger.entry (account_id, journal_id) include (amount);

-- What two persons decide together: closing a period, posting below a floor.
create table ledger.approval (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('PeriodLock', 'ForcedPost')),
  subject text not null, -- PeriodLock: the last day; ForcedPost: the key of the journal
  hash bytea, -- ForcedPost: the journal that was shown to the person who approved
  reason text not null check (reason <> ''),
  requested_by bigint not null references public.users,
  requested_at timestamptz not null,
  decided_by bigint references public.users,
  decided_at timestamptz,
  is_granted boolean,
  used_at timestamptz,
  check (decided_by <> requested_by)
);
create unique index one_open_period_lock on ledger.approval (kind) where kind = 'PeriodLock' and decided_at is null;

-- Forward only; the highest day counts.
create table ledger.period_lock (
  closed_through date primary key,
  approval_id bigint not null unique references ledger.approval,
  requested_by bigint not null,
  approved_by bigint not null,
  locked_at timestamptz not null
);

-- Tamper evidence: each row hashes the journals after the row before it, and that row's hash.
create table ledger.seal (
  id bigint generated always as identity primary key,
  upto_journal bigint not null unique,
  journals integer not null,
  hash bytea not null,
  sealed_at timestamptz not null
);
-- All journals up to this id are final as soon as every transaction before the horizon has ended.
create table ledger.seal_mark (
  only_row boolean primary key default true check (only_row),
  upto_journal bigint not null default 0,
  horizon xid8 not null default '0'
);
insert into ledger.seal_mark default values;
-- Snapshot of sealed journals: what moved on an account on a business day. Balance = its sum + the lines after the seal.
create table ledger.account_day (
  account_id bigint not null references ledger.account,
  day date not null,
  debit bigint not null,
  credit bigint not null, -- positive
  primary key (account_id, day)
);

-- Results of the invariant checks, for people. Written by the application, never changed.
create table public.ledger_checks (
  id bigint generated always as identity primary key,
  is_ok boolean not null,
  report jsonb not null, -- [{check, isOk, examined, findings}]
  run_by bigint references users, -- null: the nightly run
  started_at timestamptz not null,
  finished_at timestamptz not null
);
create index ledger_checks_by_time on public.ledger_checks (started_at);
create trigger ledger_checks_are_append_only before update or delete on public.ledger_checks
  for each row execute function public.refuse_change();
revoke update, delete, truncate on public.ledger_checks from giro_app;

-- Zero per journal and currency; all lines in one statement, in the transaction of their journal.
create function ledger.check_entries() returns trigger language plpgsql set search_path = ledger, pg_temp as $$
declare bad record;
begin
  select n.journal_id into bad
    from new_rows n join journal j on j.id = n.journal_id
   group by n.journal_id, j.entry_count, j.xid
  having count(*) <> j.entry_count or max(n.line_no) <> j.entry_count or j.xid <> pg_current_xact_id() limit 1;
  if found then
    raise exception 'journal % is not complete', bad.journal_id using errcode = 'LG001';
  end if;
  select journal_id, currency, sum(amount) as off into bad
    from new_rows group by 1, 2 having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'journal % does not sum to zero in %: %', bad.journal_id, bad.currency, bad.off using errcode = 'LG002';
  end if;
  return null;
end $$;
create trigger entries_are_complete after insert on ledger.entry referencing new table as new_rows
  for each statement execute function ledger.check_entries();

create function ledger.check_journal() returns trigger language plpgsql set search_path = ledger, pg_temp as $$
begin
  if not exists (select from entry where journal_id = new.id and line_no = new.entry_count) then
    raise exception 'journal % is empty', new.id using errcode = 'LG003';
  end if;
  return null;
end $$;
create constraint trigger journal_has_lines after insert on ledger.journal
  deferrable initially deferred for each row execute function ledger.check_journal();

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only', tg_table_name using errcode = 'LG004';
end $$;

-- Only a movement that lowers what is available is refused, so a lowered limit never blocks a deposit.
create function ledger.check_floor() returns trigger language plpgsql set search_path = ledger, pg_temp as $$
declare
  lowest bigint := new.floor - case when new.temporary_until >= new.last_on then new.temporary_limit else 0 end;
  named record;
begin
  if new.floor is null or new.balance - new.held >= lowest or new.balance - new.held >= old.balance - old.held then
    return new;
  end if;
  if new.forced_by is not null and new.forced_by is distinct from old.forced_by then
    return new;
  end if;
  select code, currency into named from account where id = new.account_id;
  raise exception 'fund % has not enough', named.code using errcode = 'LG005', detail = json_build_object(
    'account', named.code, 'currency', named.currency,
    'available', (old.balance - old.held - lowest)::text,
    'needed', (old.balance - old.held - new.balance + new.held)::text)::text;
end $$;
create trigger floor_is_kept before update on ledger.balance for each row execute function ledger.check_floor();

-- The lock makes closing wait for postings on their way, and those after it see the closed day.
create function ledger.check_period() returns trigger language plpgsql set search_path = ledger, pg_temp as $$
declare closed date;
begin
  perform pg_advisory_xact_lock_shared(7205759403792793610);
  select max(closed_through) into closed from period_lock;
  if new.effective_on <= closed then
    raise exception 'the period up to % is closed', closed using errcode = 'LG006', detail = to_char(closed, 'YYYY-MM-DD');
  end if;
  return new;
end $$;
create trigger period_is_open before insert on ledger.journal for each row execute function ledger.check_period();

-- Append-only, and all of it also under session_replication_role = replica.
do $$
declare t text;
begin
  foreach t in array array['chart', 'account', 'journal', 'entry', 'period_lock', 'seal'] loop
    execute format('create trigger %1$s_is_append_only before update or delete on ledger.%1$s for each row execute function ledger.refuse_change()', t);
    execute format('alter table ledger.%1$s enable always trigger %1$s_is_append_only', t);
  end loop;
  foreach t in array array['chart', 'account', 'journal', 'entry', 'period_lock', 'seal', 'balance', 'fund_hold', 'approval', 'account_day'] loop
    execute format('create trigger %1$s_is_not_truncated before truncate on ledger.%1$s execute function ledger.refuse_change()', t);
    execute format('alter table ledger.%1$s enable always trigger %1$s_is_not_truncated', t);
  end loop;
end $$;
create trigger balance_is_kept before delete on ledger.balance for each row execute function ledger.refuse_change();
alter table ledger.balance enable always trigger balance_is_kept, enable always trigger floor_is_kept;
alter table ledger.entry enable always trigger entries_are_complete;
alter table ledger.journal enable always trigger journal_has_lines, enable always trigger period_is_open;

-- The floor of an office's fund: its credit model. Limits are US cents; a fund in another currency gets no credit.
create function ledger.floor_of_office(p_office bigint, p_currency text) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select case credit_model when 'NoLimit' then null when 'Credit' then case p_currency when 'USD' then -credit_limit else 0 end else 0 end
    from offices where id = p_office
$$;

-- Opens an account if it is not there; answers its id either way.
create function ledger.open_account(p_code text, p_currency text) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  found_id bigint; c chart; v_owner text;
begin
  select id into found_id from account where code = p_code and currency = p_currency;
  if found then return found_id; end if;
  select * into c from chart where root = p_code and owner is null;
  if not found then
    select * into c from chart where root = regexp_replace(p_code, '\.[^.]*$', '') and owner is not null;
    v_owner := regexp_replace(p_code, '^.*\.', '');
  end if;
  if c.root is null or v_owner !~ '^[A-Za-z0-9_-]{1,40}$'
     or (c.owner in ('office', 'user', 'customer', 'coupon', 'supplier', 'store') and v_owner !~ '^[1-9][0-9]{0,17}$')
     or (c.root like 'fund.%' and not exists (select from public.offices where id = v_owner::bigint)) then
    raise exception 'the chart has no account %', p_code using errcode = 'LG009';
  end if;
  insert into account (code, currency, root, owner, class, normal, is_guarded, is_clearing)
    values (p_code, p_currency, c.root, v_owner, c.class, c.normal, c.is_guarded, c.is_clearing)
    on conflict (code, currency) do nothing returning id into found_id;
  if found_id is null then return (select id from account where code = p_code and currency = p_currency); end if;
  if c.is_guarded then
    insert into balance (account_id, floor) values (found_id,
      case when c.root like 'fund.%' then ledger.floor_of_office(v_owner::bigint, p_currency) else 0 end);
  end if;
  return found_id;
end $$;

-- What everybody posts to is there from the start: nobody waits for the transaction of who would open it.
do $$ begin perform ledger.open_account(root, 'USD') from ledger.chart where owner is null order by root; end $$;

-- A fund follows the credit model of its office.
create function ledger.follow_office() returns trigger language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  funds bigint[] := array(select id from account where root in ('fund.sale', 'fund.proxy', 'fund.provider') and owner = new.id::text);
begin
  perform account_id from balance where account_id = any (funds) order by account_id for no key update;
  update balance b set floor = ledger.floor_of_office(new.id, a.currency), version = b.version + 1
    from account a
   where a.id = b.account_id and b.account_id = any (funds);
  return null;
end $$;
create trigger fund_follows_office after update of credit_model, credit_limit on public.offices
  for each row when (old.credit_model <> new.credit_model or old.credit_limit <> new.credit_limit)
  execute function ledger.follow_office();

-- More credit until a day, and how old a debt may be; null takes each back.
create function ledger.set_fund_terms(p_code text, p_currency text, p_limit bigint, p_until date, p_grace_days integer) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v_id bigint := ledger.open_account(p_code, p_currency);
begin
  if p_code not like 'fund.%' then raise exception '% is no fund', p_code using errcode = 'LG009'; end if;
  update balance set temporary_limit = p_limit, temporary_until = p_until, grace_days = p_grace_days, version = version + 1
   where account_id = v_id;
end $$;

create function ledger.journal_hash(p_journal jsonb) returns bytea
language sql immutable set search_path = ledger, pg_temp as $$
  select sha256(convert_to(concat_ws('|', p_journal->>'kind', coalesce(p_journal->>'orderId', ''), coalesce(p_journal->>'reverses', ''),
    (select string_agg(concat_ws(':', l.value->>'account', l.value->>'currency', l.value->>'amount'), ';' order by l.ordinality)
       from jsonb_array_elements(p_journal->'lines') with ordinality l)), 'UTF8'))
$$;

-- The one place that writes journals, holds and balances. Not for the application: post and post_forced are.
-- All of one action in one call: balance rows are locked once, in the order of their accounts.
create function ledger.write(p_on date, p_at timestamptz, p_journals jsonb, p_holds jsonb, p_releases bigint[], p_approval bigint)
returns bigint[] language plpgsql set search_path = ledger, pg_temp as $$
declare
  v_new bigint[]; v_ids bigint[]; v_bad text; w record;
  v_held_accounts bigint[] := '{}'; v_held_amounts bigint[] := '{}';
  v_accounts bigint[]; v_amounts bigint[]; v_holds bigint[]; v_updated integer;
begin
  -- The transaction has its number before its journals have theirs: sealing counts on that order.
  perform pg_current_xact_id();
  for w in
    select l.code, l.currency from (
      select l->>'account' as code, l->>'currency' as currency from jsonb_array_elements(p_journals) j, jsonb_array_elements(j->'lines') l
      union select h->>'account', h->>'currency' from jsonb_array_elements(p_holds) h) l
     where not exists (select from account a where a.code = l.code and a.currency = l.currency) order by 1, 2
  loop
    perform ledger.open_account(w.code, w.currency);
  end loop;

  with written as (
    insert into journal (idem, hash, kind, txn_type, scope, order_id, office_id, actor_id, entry_count, reverses, effective_on, posted_at)
    select j.value->>'idem', ledger.journal_hash(j.value), j.value->>'kind', (j.value->>'txnType')::txn_type, (j.value->>'scope')::scope,
      (j.value->>'orderId')::bigint, (j.value->>'officeId')::bigint, (j.value->>'actorId')::bigint,
      jsonb_array_length(j.value->'lines'), (j.value->>'reverses')::bigint, p_on, p_at
    from jsonb_array_elements(p_journals) with ordinality j order by j.ordinality
    on conflict (idem) do nothing returning id)
  select coalesce(array_agg(id), '{}') into v_new from written;

  select coalesce(array_agg(j.id order by g.ordinality), '{}'),
      min(j.idem) filter (where j.id <> all (v_new) and j.hash <> ledger.journal_hash(g.value))
    into v_ids, v_bad
    from jsonb_array_elements(p_journals) with ordinality g join journal j on j.idem = g.value->>'idem';
  if v_bad is not null or jsonb_array_length(p_journals) <> (select count(distinct i) from unnest(v_ids) i) then
    raise exception 'the key % was used for other lines', coalesce(v_bad, 'given twice') using errcode = 'LG007';
  end if;

  if cardinality(v_new) > 0 then
    insert into entry (journal_id, line_no, account_id, currency, amount)
    select j.id, l.ordinality, a.id, a.currency, (l.value->>'amount')::bigint
      from jsonb_array_elements(p_journals) g
      join journal j on j.idem = g.value->>'idem' and j.id = any (v_new)
      cross join jsonb_array_elements(g.value->'lines') with ordinality l
      join account a on a.code = l.value->>'account' and a.currency = l.value->>'currency';
    select j.idem into v_bad
      from journal j join journal o on o.id = j.reverses
     where j.id = any (v_new) and (o.reverses is not null or o.order_id is distinct from j.order_id or exists (
       select from entry e where e.journal_id in (j.id, o.id) group by e.account_id having sum(e.amount) <> 0)) limit 1;
    if found then
      raise exception '% is not the reversal of its journal', v_bad using errcode = 'LG008';
    end if;
  end if;

  if cardinality(p_releases) > 0 then
    with gone as (delete from fund_hold where order_id = any (p_releases) returning account_id, amount)
    select coalesce(array_agg(account_id), '{}'), coalesce(array_agg(-amount), '{}') into v_held_accounts, v_held_amounts from gone;
  end if;
  if jsonb_array_length(p_holds) > 0 then
    with given as (
      select (h->>'orderId')::bigint as order_id, a.id as account_id, (h->>'amount')::bigint as amount
        from jsonb_array_elements(p_holds) h join account a on a.code = h->>'account' and a.currency = h->>'currency'),
    kept as (insert into fund_hold select * from given on conflict (order_id) do nothing returning account_id, amount)
    select v_held_accounts || coalesce(array_agg(account_id), '{}'), v_held_amounts || coalesce(array_agg(amount), '{}')
      into v_held_accounts, v_held_amounts from kept;
    select h->>'orderId' into v_bad
      from jsonb_array_elements(p_holds) h join account a on a.code = h->>'account' and a.currency = h->>'currency'
     where not exists (select from fund_hold f where f.order_id = (h->>'orderId')::bigint
       and f.account_id = a.id and f.amount = (h->>'amount')::bigint) limit 1;
    if found then
      raise exception 'order % holds another amount', v_bad using errcode = 'LG007';
    end if;
  end if;

  -- Computed before the rows are locked and only then applied: a row that another transaction changed meanwhile is
  -- looked at again by its plain condition, where a join could lose it.
  select coalesce(array_agg(account_id order by account_id), '{}'), coalesce(array_agg(amount order by account_id), '{}'),
      coalesce(array_agg(held order by account_id), '{}')
    into v_accounts, v_amounts, v_holds
    from (
      select account_id, sum(amount)::bigint as amount, sum(held)::bigint as held from (
        select e.account_id, e.amount * a.normal as amount, 0 as held
          from entry e join account a on a.id = e.account_id where e.journal_id = any (v_new) and a.is_guarded
        union all select h.account_id, 0, h.amount from unnest(v_held_accounts, v_held_amounts) h(account_id, amount)) x
      group by account_id) m
   where amount <> 0 or held <> 0;
  if cardinality(v_accounts) > 0 then
    perform account_id from balance where account_id = any (v_accounts) order by account_id for no key update;
    update balance b set balance = b.balance + v_amounts[array_position(v_accounts, b.account_id)],
        held = b.held + v_holds[array_position(v_accounts, b.account_id)],
        last_on = greatest(b.last_on, p_on), forced_by = coalesce(p_approval, b.forced_by), version = b.version + 1
     where b.account_id = any (v_accounts);
    get diagnostics v_updated = row_count;
    if v_updated <> cardinality(v_accounts) then
      raise exception '% of % balances moved', v_updated, cardinality(v_accounts) using errcode = 'LG012';
    end if;
  end if;
  return v_ids;
end $$;

-- Journals: [{idem, kind, txnType, scope, orderId, officeId, actorId, reverses, lines: [{account, currency, amount}]}], holds:
-- [{orderId, account, currency, amount}], releases: order ids. Answers the ids in the order given; a repetition answers the first ones.
create function ledger.post(p_on date, p_at timestamptz, p_journals jsonb, p_holds jsonb, p_releases bigint[]) returns bigint[]
language sql security definer set search_path = ledger, pg_temp as $$
  select ledger.write(p_on, p_at, p_journals, p_holds, p_releases, null)
$$;

create function ledger.request_approval(p_kind text, p_subject text, p_journal jsonb, p_reason text, p_by bigint, p_at timestamptz) returns bigint
language sql security definer set search_path = ledger, pg_temp as $$
  insert into approval (kind, subject, hash, reason, requested_by, requested_at)
  values (p_kind, p_subject, case when p_kind = 'ForcedPost' then ledger.journal_hash(p_journal) end, p_reason, p_by, p_at) returning id
$$;

create function ledger.decide_approval(p_id bigint, p_is_granted boolean, p_by bigint, p_at timestamptz) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v approval;
begin
  select * into v from approval where id = p_id for update;
  if v.id is null or v.decided_at is not null then
    raise exception 'approval % is not open', p_id using errcode = 'LG011';
  end if;
  if v.requested_by = p_by and p_is_granted then
    raise exception 'another person approves' using errcode = 'LG010';
  end if;
  -- Who asked may take it back: then nobody decided.
  update approval set decided_by = nullif(p_by, requested_by), decided_at = p_at, is_granted = p_is_granted where id = p_id;
end $$;

create function ledger.use_approval(p_id bigint, p_kind text, p_at timestamptz) returns ledger.approval
language plpgsql set search_path = ledger, pg_temp as $$
declare v approval;
begin
  select * into v from approval where id = p_id and kind = p_kind for update;
  if v.is_granted is distinct from true or v.used_at is not null then
    raise exception 'approval % is not given or was used', p_id using errcode = 'LG011';
  end if;
  update approval set used_at = p_at where id = p_id;
  return v;
end $$;

-- One journal that may take a fund below its floor: the one that two persons saw, once.
create function ledger.post_forced(p_approval bigint, p_on date, p_at timestamptz, p_journal jsonb) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v approval := ledger.use_approval(p_approval, 'ForcedPost', p_at);
begin
  if v.subject <> p_journal->>'idem' or v.hash <> ledger.journal_hash(p_journal) then
    raise exception 'approval % is for another journal', p_approval using errcode = 'LG011';
  end if;
  return (ledger.write(p_on, p_at, jsonb_build_array(p_journal), '[]', '{}', p_approval))[1];
end $$;

create function ledger.close_period(p_approval bigint, p_at timestamptz) returns date
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v approval := ledger.use_approval(p_approval, 'PeriodLock', p_at);
begin
  perform pg_advisory_xact_lock(7205759403792793610);
  if v.subject::date <= (select max(closed_through) from period_lock) then
    raise exception 'the period up to % is closed', v.subject using errcode = 'LG006', detail = v.subject;
  end if;
  insert into period_lock (closed_through, approval_id, requested_by, approved_by, locked_at)
    values (v.subject::date, v.id, v.requested_by, v.decided_by, p_at);
  return v.subject::date;
end $$;

-- Hash of the journals after one id up to another, chained to the seal before. Free of settings such as DateStyle.
create function ledger.seal_hash(p_after bigint, p_upto bigint, p_previous bytea) returns bytea
language sql stable set search_path = ledger, pg_temp as $$
  select sha256(p_previous || coalesce(string_agg(sha256(convert_to(concat_ws('|', j.id, j.idem, encode(j.hash, 'hex'), j.kind,
      coalesce(j.txn_type::text, ''), j.scope, coalesce(j.order_id::text, ''), coalesce(j.office_id::text, ''), coalesce(j.actor_id::text, ''),
      j.entry_count, coalesce(j.reverses::text, ''), to_char(j.effective_on, 'YYYY-MM-DD'), extract(epoch from j.posted_at),
      (select string_agg(concat_ws(':', e.line_no, e.account_id, e.currency, e.amount), ';' order by e.line_no) from entry e where e.journal_id = j.id)),
      'UTF8')), ''::bytea order by j.id), ''::bytea))
    from journal j where j.id > p_after and j.id <= p_upto
$$;

-- One step of the sealer: seals up to 1,000 journals below the mark, or sets a new mark. Answers how many were sealed and
-- whether there is more to do. Ids are given out before commits, so a mark waits until everybody who began before it has ended.
create function ledger.seal_step(p_at timestamptz, out sealed integer, out is_pending boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  v_own xid8 := pg_current_xact_id_if_assigned();
  m seal_mark; v_after bigint; v_previous bytea; v_upto bigint;
  v_last bigint := coalesce(pg_sequence_last_value(pg_get_serial_sequence('ledger.journal', 'id')::regclass), 0);
begin
  -- Whoever has a journal number read above got its transaction number before it (see write), so before ours.
  if v_own is not null then raise exception 'sealing is a transaction of its own'; end if;
  select * into m from seal_mark for update;
  select upto_journal, hash into v_after, v_previous from seal order by id desc limit 1;
  v_after := coalesce(v_after, 0);
  sealed := 0;
  if m.upto_journal > v_after and pg_snapshot_xmin(pg_current_snapshot()) >= m.horizon then
    select max(id), count(*) into v_upto, sealed from
      (select id from journal where id > v_after and id <= m.upto_journal order by id limit 1000) j;
    if sealed = 0 then
      update seal_mark set upto_journal = v_after; -- only rolled back numbers
    else
      insert into seal (upto_journal, journals, hash, sealed_at)
        values (v_upto, sealed, ledger.seal_hash(v_after, v_upto, coalesce(v_previous, ''::bytea)), p_at);
      insert into account_day as d (account_id, day, debit, credit)
        select e.account_id, j.effective_on, sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
          from journal j join entry e on e.journal_id = j.id
         where j.id > v_after and j.id <= v_upto group by 1, 2
        on conflict (account_id, day) do update set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit;
      if v_upto < m.upto_journal and not exists (select from journal where id > v_upto and id <= m.upto_journal) then
        update seal_mark set upto_journal = v_upto;
      end if;
    end if;
    is_pending := true;
    return;
  end if;
  if m.upto_journal <= v_after then
    if exists (select from journal where id > v_after) and v_last > v_after then
      update seal_mark set upto_journal = v_last, horizon = pg_current_xact_id();
      is_pending := true;
      return;
    end if;
    is_pending := false;
    return;
  end if;
  is_pending := true;
end $$;

revoke all on schema ledger from public;
revoke execute on all functions in schema ledger from public;
grant usage on schema ledger to giro_app;
grant select on all tables in schema ledger to giro_app;
grant execute on function ledger.post, ledger.post_forced, ledger.open_account, ledger.set_fund_terms,
  ledger.request_approval, ledger.decide_approval, ledger.close_period, ledger.seal_step, ledger.seal_hash, ledger.journal_hash,
  ledger.floor_of_office to giro_app;
