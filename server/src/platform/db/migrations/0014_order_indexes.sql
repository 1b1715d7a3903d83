-- Lists among a million orders: those of a rare province, those of a phone number that was typed whole, and what lies
-- at a provider in the order of the list.
create index orders_by_territory on orders (service, territory, created_at, id);
create index orders_by_sender_phone on orders (sender_phone);
create index orders_by_receiver_phone on orders (receiver_phone);
drop index orders_at_provider;
create index orders_at_provider on orders (provider_office_id, created_at, id)
  where status in ('Submitted', 'Approved', 'ReadyForPickup', 'OutForDelivery', 'OutForDeliveryDismissed');
