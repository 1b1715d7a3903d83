-- What only a money transfer has; its money, parties and status stand on the order.
create table money_transfers (
  order_id bigint primary key references orders,
  remittance_class text not null,
  purpose text not null,
  relationship text not null,
  source_of_funds text,
  method text not null check (method in ('HomeCash', 'OfficePickup', 'BankCard', 'PrepaidUsd')),
  mode text not null check (mode in ('SendFixed', 'ReceiveFixed')),
  asked_amount bigint not null check (asked_amount > 0), -- cents sent, or minor units that arrive
  payout_currency char(3) not null,
  payout_amount bigint not null check (payout_amount > 0), -- minor units
  rate text not null,
  is_express boolean not null default false,
  message text not null default '',
  delivery_window text not null default '',
  alt_receiver text not null default '',
  is_declared boolean not null, -- own money, and the receiver is no prohibited official (31 CFR 515.337, 515.338)
  available_on date,
  -- The card it goes to, encrypted but for the last four digits.
  card_number bytea,
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  card_holder text not null default '',
  card_bank text not null default '',
  -- The PIN that the sender tells the receiver, encrypted; asked for at the counter.
  pin bytea,
  pin_expires_at timestamptz,
  pin_tries integer not null default 0,
  courier_id bigint references users,
  attempts integer not null default 0,
  check ((method in ('BankCard', 'PrepaidUsd')) = (card_last4 is not null))
);
create index money_transfers_by_courier on money_transfers (courier_id) where courier_id is not null;
create index money_transfers_by_pin_end on money_transfers (pin_expires_at) where pin is not null;
revoke delete, truncate on money_transfers from giro_app;

-- Every time somebody went to the door, and what came of it.
create table delivery_attempts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  version integer not null, -- of the order that noted it
  at timestamptz not null,
  user_id bigint references users,
  result text not null,
  note text not null default '',
  unique (order_id, version)
);
revoke update, delete, truncate on delivery_attempts from giro_app;
