-- When a fund counts as low, and that it is told when a posting takes it there.
alter table ledger.balance add column low_mark bigint check (low_mark > 0); -- null: the usual one, below

-- Minor units of what is available: the mark of the fund, else a fifth of its credit, or 1,000.00 where it is prepaid.
create function ledger.low_mark_of(p_mark bigint, p_floor bigint) returns bigint
language sql immutable set search_path = ledger, pg_temp as $$
  select case when p_floor is null then null else coalesce(p_mark, case when p_floor < 0 then -p_floor / 5 else 100000 end) end
$$;

-- More credit until a day, how old a debt may be, and below what the fund is low; null takes each back.
drop function ledger.set_fund_terms(text, text, bigint, date, integer);
create function ledger.set_fund_terms(p_code text, p_currency text, p_limit bigint, p_until date, p_grace_days integer, p_low_mark bigint)
returns void language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v_id bigint := ledger.open_account(p_code, p_currency);
begin
  if p_code not like 'fund.%' then raise exception '% is no fund', p_code using errcode = 'LG009'; end if;
  update balance set temporary_limit = p_limit, temporary_until = p_until, grace_days = p_grace_days, low_mark = p_low_mark,
      version = version + 1
   where account_id = v_id;
end $$;

-- What is available above the floor of a row of balance, on a business day.
create function ledger.available_in(p ledger.balance, p_on date) returns bigint
language sql immutable set search_path = ledger, pg_temp as $$
  select p.balance - p.held - p.floor + case when p.temporary_until >= p_on then p.temporary_limit else 0 end
$$;

-- Once each time the fund of a seller comes down through its mark: in the transaction that takes it there, so a sale that is
-- undone tells nobody, and under the lock of the row, so that of two sales at once one tells.
create function ledger.tell_low() returns trigger language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  v_left bigint := ledger.available_in(new, new.last_on);
  v_mark bigint := ledger.low_mark_of(new.low_mark, new.floor);
  v_office text;
begin
  if v_left >= v_mark or ledger.available_in(old, new.last_on) < ledger.low_mark_of(old.low_mark, old.floor) then
    return null;
  end if;
  select owner into v_office from account
   where id = new.account_id and currency = 'USD' and root in ('fund.sale', 'fund.proxy');
  if found then
    insert into public.outbox (kind, name, payload) values ('job', 'fund-low', jsonb_build_object(
      'officeId', v_office, 'available', v_left::text, 'mark', v_mark::text, 'movement', new.version::text));
  end if;
  return null;
end $$;
create trigger fund_is_low after update on ledger.balance for each row
  when (new.floor is not null and new.balance - new.held < old.balance - old.held)
  execute function ledger.tell_low();

revoke execute on function ledger.low_mark_of, ledger.set_fund_terms, ledger.available_in, ledger.tell_low from public;
grant execute on function ledger.low_mark_of, ledger.set_fund_terms to giro_app;
