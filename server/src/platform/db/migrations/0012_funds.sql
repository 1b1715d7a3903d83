-- What only a movement of an office's fund has; who, when and the amount stand on its order.
create table fund_moves (
  order_id bigint primary key references orders,
  office_id bigint not null references offices, -- whose fund
  kind text not null check (kind in ('Payment', 'ReturnOfFund', 'Adjustment')),
  amount bigint not null check (amount <> 0), -- US cents; of an adjustment negative when it takes from the fund
  is_opening boolean not null default false,
  bank_reference text not null default '',
  deposited_on date,
  slip_file_id bigint references files,
  note text not null default '',
  check (kind = 'Adjustment' or (amount > 0 and not is_opening))
);
create index fund_moves_by_office on fund_moves (office_id, order_id);
create index fund_moves_by_slip on fund_moves (slip_file_id) where slip_file_id is not null;
-- The same deposit is entered once.
create unique index fund_moves_by_reference on fund_moves (office_id, bank_reference)
  where kind = 'Payment' and bank_reference <> '';
revoke delete, truncate on fund_moves from giro_app;
