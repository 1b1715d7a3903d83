-- The number of a deposit at the bank is taken as long as the deposit is alive: one that was refused, withdrawn or thrown
-- away gives it back, so that it can be entered again as it should be.
alter table fund_moves add column is_dead boolean not null default false;
update fund_moves m set is_dead = true from orders o
 where o.id = m.order_id and o.status in ('Rejected', 'Cancelled', 'Discarded');
drop index fund_moves_by_reference;
create unique index fund_moves_by_reference on fund_moves (office_id, bank_reference)
  where kind = 'Payment' and bank_reference <> '' and not is_dead;

create function fund_moves_end() returns trigger language plpgsql as $$
begin
  update fund_moves set is_dead = true where order_id = new.id;
  return null;
end $$;
create trigger fund_move_ended after update of status on orders for each row
  when (new.service = 'OfficeFund' and new.status in ('Rejected', 'Cancelled', 'Discarded'))
  execute function fund_moves_end();
