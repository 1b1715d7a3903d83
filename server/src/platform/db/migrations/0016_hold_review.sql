-- A hold that two persons have to let go; decided when it is opened, by what was found.
alter table order_holds add column needs_two boolean not null default false;
