-- Rules that hold an order, refuse it or open a case. Every row is a version of a rule: drafted by one person,
-- activated by another, counting from a moment on, never edited afterwards. The highest active version that has begun
-- counts; it may say that the rule is off.
create table hold_rules (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[A-Z][A-Z0-9_]{2,29}$'),
  version integer not null check (version > 0), -- counts the versions of a code
  kind text not null,
  name jsonb not null, -- {en, es}
  params jsonb not null, -- by kind: dimension, window, threshold; amounts in US cents
  action text not null check (action in ('hold', 'refuse', 'review')),
  check_type text not null check (check_type in ('Ofac', 'Basic', 'Other')),
  services text[] not null default '{}', -- empty: all
  is_on boolean not null default true,
  is_aml boolean not null default false, -- nobody who sells may learn of it (31 USC 5318(g)(2))
  source text not null default '', -- where the rule comes from
  active_from timestamptz not null,
  active_to timestamptz,
  status text not null default 'draft' check (status in ('draft', 'asked', 'active', 'dropped')),
  revision integer not null default 1, -- of the row, so that nobody overwrites another
  reason text not null default '',
  created_by bigint references users, -- null: shipped
  created_at timestamptz not null,
  asked_by bigint references users,
  asked_at timestamptz,
  approved_by bigint references users,
  approved_at timestamptz,
  dropped_by bigint references users,
  dropped_at timestamptz,
  unique (code, version),
  check (active_to is null or active_to > active_from),
  check (approved_by is null or (approved_by <> created_by and approved_by <> asked_by)),
  check (status not in ('asked', 'active') or reason <> ''),
  check (status <> 'active' or (approved_at is not null and (approved_by is not null or created_by is null)))
);
create unique index hold_rules_one_open on hold_rules (code) where status in ('draft', 'asked');
create index hold_rules_active on hold_rules (code, version desc) where status = 'active';

create function hold_rules_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a version of a hold rule stays' using errcode = 'HR001'; end if;
  if old.status in ('active', 'dropped') then
    raise exception 'version % of hold rule % is decided', old.version, old.code using errcode = 'HR001';
  end if;
  if new.code <> old.code or new.version <> old.version or new.created_by is distinct from old.created_by then
    raise exception 'a version of hold rule % cannot become another', old.code using errcode = 'HR001';
  end if;
  if (old.status, new.status) not in (
    ('draft', 'draft'), ('draft', 'asked'), ('draft', 'dropped'), ('asked', 'active'), ('asked', 'dropped'))
  then
    raise exception 'hold rule % does not go from % to %', old.code, old.status, new.status using errcode = 'HR002';
  end if;
  -- What was asked for is what is activated; only its beginning moves on when it is activated late.
  if old.status = 'asked' and (new.kind, new.name, new.params, new.action, new.check_type, new.services, new.is_on,
      new.is_aml, new.source, new.reason) is distinct from (old.kind, old.name, old.params, old.action,
      old.check_type, old.services, old.is_on, old.is_aml, old.source, old.reason)
  then
    raise exception 'version % of hold rule % waits for its answer', old.version, old.code using errcode = 'HR003';
  end if;
  return new;
end $$;
create trigger hold_rules_guard before update or delete on hold_rules
  for each row execute function hold_rules_guard();
create trigger hold_rules_is_not_truncated before truncate on hold_rules execute function refuse_change();
revoke delete, truncate on hold_rules from giro_app;

-- What paid orders have in common: by which keys they count together, across services and offices. A pair is a sender
-- who shares a receiver.
create table order_keys (
  order_id bigint not null references orders,
  dim text not null check (dim in (
    'sender', 'receiver', 'phone', 'address', 'household', 'id', 'card', 'seller', 'office')),
  key text not null, -- id of a person; a hash of what must not stand here
  at timestamptz not null, -- first payment
  service text not null,
  office_id bigint not null references offices,
  amount bigint not null, -- US cents
  primary key (order_id, dim, key)
);
create index order_keys_by_key on order_keys (dim, key, at) include (order_id, amount);
revoke delete, truncate on order_keys from giro_app;

-- Orders that get another sender, since two customers turned out to be one, count with that one.
create function order_keys_follow() returns trigger language plpgsql as $$
begin
  update order_keys set key = new.customer_id
    where order_id = new.id and dim = 'sender' and old.customer_id is distinct from new.customer_id;
  update order_keys set key = new.recipient_id
    where order_id = new.id and dim = 'receiver' and key = old.recipient_id::text
      and old.recipient_id is distinct from new.recipient_id;
  return null;
end $$;
create trigger order_keys_follow after update of customer_id, recipient_id on orders for each row
  when (old.customer_id is distinct from new.customer_id or old.recipient_id is distinct from new.recipient_id)
  execute function order_keys_follow();

-- What an order was judged by besides other orders, so that another threshold can be tried on it later. No numbers of
-- documents or cards.
create table order_facts (
  order_id bigint primary key references orders,
  at timestamptz not null, -- first payment
  facts jsonb not null
);
create index order_facts_by_time on order_facts (at desc, order_id desc);
revoke delete, truncate on order_facts from giro_app;

-- What a rule found in an order, with everything it was judged by.
create table rule_hits (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  rule_id bigint not null references hold_rules,
  code text not null,
  rule_version integer not null,
  at timestamptz not null,
  action text not null check (action in ('hold', 'refuse', 'review')),
  is_aml boolean not null,
  measured jsonb not null,
  threshold jsonb not null,
  orders bigint[] not null default '{}' -- that made it together, this one included
);
create index rule_hits_by_order on rule_hits (order_id);
create index rule_hits_by_code on rule_hits (code, at);
create trigger rule_hits_is_append_only before update or delete on rule_hits
  for each row execute function refuse_change();
create trigger rule_hits_is_not_truncated before truncate on rule_hits execute function refuse_change();
revoke update, delete, truncate on rule_hits from giro_app;

-- The key of what must not be stored in the open, or is too long to compare: 24 hexadecimal digits.
create function rule_key(text) returns text
  language sql immutable parallel safe strict
  return left(encode(sha256(convert_to($1, 'UTF8')), 'hex'), 24);

-- The rules that are shipped. A null threshold never hits; a rule that asks for what an order does not carry waits
-- until the service that carries it does.
insert into hold_rules (code, version, kind, action, check_type, is_on, is_aml, services, params, name, source,
  active_from, status, reason, created_at, approved_at)
select code, 1, kind, action, check_type, is_on, is_aml, services::text[], params::jsonb,
  jsonb_build_object('en', en, 'es', es), source,
  '2020-01-01 00:00-05', 'active', 'Shipped', '2020-01-01 00:00-05', '2020-01-01 00:00-05'
from (values
  ('CUBA_CERT', 'certification', 'refuse', 'Basic', true, false, '{MoneyTransfer,DepositCardRequest}',
    '{"classes":["Family","Donative","Religious","Student","Emigration"]}',
    'Certification of the class of remittance', 'Certificación de la clase de remesa', '31 CFR 515.570, 515.572(b)'),
  ('CUBA_FAMILY', 'flag', 'refuse', 'Basic', true, false, '{MoneyTransfer,DepositCardRequest}',
    '{"flag":"familyWithoutRelation"}',
    'Class Family without a close relative', 'Clase Familiar sin familiar cercano', '31 CFR 515.570(a), 515.339'),
  ('CUBA_OFFICIAL', 'keyword', 'hold', 'Basic', true, false, '{}',
    '{"fields":["occupation","employer","receiver"],"words":["minfar","minint","pcc","cdr","asamblea nacional","asamblea provincial","comité central","buró político","consejo de estado","consejo de ministros","viceministro","ministro","fiscal general","tribunal supremo","comandante en jefe"]}',
    'Words of a prohibited official', 'Palabras de un funcionario prohibido', '31 CFR 515.337, 515.338'),
  ('CUBA_DECLARED', 'flag', 'hold', 'Basic', true, false, '{}', '{"flag":"declaredOfficial"}',
    'Declared a prohibited official', 'Declarado funcionario prohibido', '31 CFR 515.337, 515.338'),
  ('CUBA_PAIR_QTR', 'sum', 'hold', 'Basic', true, false, '{MoneyTransfer,DepositCardRequest}',
    '{"dim":"pair","window":{"unit":"quarter","length":1},"of":"amount","over":null,"minOrders":1,"clock":null}',
    'Amount from one sender to one receiver in a quarter', 'Monto de un remitente a un destinatario en un trimestre',
    '31 CFR 515.570; the limit of 2019 ended on 9 June 2022'),
  ('GFT_PARCEL', 'limit', 'hold', 'Basic', true, false, '{ShipmentOrder}', '{"fact":"giftParcelsInMonth","over":"1"}',
    'Second gift parcel that is not food in a month', 'Segundo paquete de regalo no alimenticio en el mes', '15 CFR 740.12(a)'),
  ('GFT_VALUE', 'limit', 'hold', 'Basic', true, false, '{ShipmentOrder}', '{"fact":"giftValue","over":"80000"}',
    'Value of a gift parcel without its food', 'Valor de un paquete de regalo sin alimentos', '15 CFR 740.12(a)'),
  ('ID_EXPIRED', 'tier', 'hold', 'Basic', true, false, '{}',
    '{"from":"1","window":null,"minOrders":1,"needs":["notExpired"]}',
    'Every document of the sender has expired', 'Todos los documentos del remitente vencieron', 'Policy'),
  ('ID_0K', 'tier', 'refuse', 'Basic', false, false, '{}',
    '{"from":"1","window":null,"minOrders":1,"needs":["phone","address"]}',
    'Phone and address of the sender', 'Teléfono y dirección del remitente', 'Policy'),
  ('ID_1K', 'tier', 'refuse', 'Basic', true, false, '{}',
    '{"from":"100000","window":null,"minOrders":1,"needs":["id"]}',
    'Document on file', 'Documento registrado', 'Policy'),
  ('ID_2K', 'tier', 'refuse', 'Basic', true, false, '{MoneyTransfer,DepositCardRequest}',
    '{"from":"200000","window":null,"minOrders":1,"needs":["id","birthDate","purpose"]}',
    'Document, birth date and purpose', 'Documento, fecha de nacimiento y propósito', 'Policy'),
  ('ID_3K', 'tier', 'refuse', 'Basic', true, false, '{MoneyTransfer,DepositCardRequest}',
    '{"from":"300000","window":null,"minOrders":1,"needs":["id","taxIdOrPassport","occupation","sourceOfFunds"]}',
    'Record of a transmittal', 'Registro de una transmisión', '31 CFR 1010.410(e), (f)'),
  ('ID_10K', 'tier', 'hold', 'Basic', true, false, '{}',
    '{"from":"1000000","window":{"unit":"days","length":30},"minOrders":1,"needs":["file","officer"]}',
    'File of enhanced diligence and an officer', 'Expediente reforzado y un oficial', 'Policy'),
  ('DAY_3K', 'tier', 'refuse', 'Basic', true, false, '{MoneyTransfer,DepositCardRequest}',
    '{"from":"300000","window":{"unit":"days","length":1},"minOrders":2,"needs":["id","taxIdOrPassport","occupation","sourceOfFunds"]}',
    'Record of a transmittal, by the day', 'Registro de una transmisión, por día', '31 CFR 1010.410(e); 31 USC 5324'),
  ('CTR_10K', 'sum', 'review', 'Other', true, true, '{}',
    '{"dim":"sender","window":{"unit":"days","length":1},"of":"cash","over":"1000000","minOrders":1,"clock":"CTR"}',
    'Cash in and out of a person in a day', 'Efectivo que entra y sale de una persona en un día', '31 CFR 1010.311, 1010.313'),
  ('STRUCT_A', 'band', 'hold', 'Other', true, true, '{}',
    '{"dim":"sender","window":{"unit":"days","length":3},"bands":[{"from":"250000","to":"299999"},{"from":"90000","to":"99999"}],"atLeast":2}',
    'Several orders just under a threshold', 'Varias órdenes justo bajo un umbral', '31 USC 5324'),
  ('STRUCT_24H', 'band', 'hold', 'Other', true, true, '{}',
    '{"dim":"sender","window":{"unit":"hours","length":24},"bands":[{"from":"80000","to":"99999"},{"from":"160000","to":"199999"},{"from":"240000","to":"299999"},{"from":"800000","to":"999999"}],"atLeast":3}',
    'Three orders within a fifth under a threshold in 24 hours', 'Tres órdenes a menos de un quinto bajo un umbral en 24 horas',
    '31 USC 5324'),
  ('STRUCT_B', 'distinct', 'hold', 'Other', true, true, '{}',
    '{"dims":["receiver"],"of":"sender","window":{"unit":"days","length":7},"atLeast":3,"over":"300000"}',
    'Several senders to one receiver', 'Varios remitentes a un destinatario', '31 USC 5324'),
  ('STRUCT_C', 'distinct', 'hold', 'Other', true, true, '{}',
    '{"dims":["phone","address","id"],"of":"sender","window":{"unit":"days","length":30},"atLeast":3,"over":null}',
    'One phone, address or document of several senders', 'Un teléfono, dirección o documento de varios remitentes', '31 USC 5324'),
  ('STRUCT_D', 'distinct', 'review', 'Other', true, true, '{}',
    '{"dims":["sender"],"of":"receiver","window":{"unit":"days","length":1},"atLeast":3,"over":null}',
    'One sender to several receivers in a day', 'Un remitente a varios destinatarios en un día', '31 USC 5324'),
  ('STRUCT_E', 'distinct', 'hold', 'Other', true, true, '{}',
    '{"dims":["sender"],"of":"office","window":{"unit":"days","length":1},"atLeast":2,"over":"100000"}',
    'One sender at several offices in a day', 'Un remitente en varias oficinas en un día', '31 USC 5324'),
  ('RECV_SENDERS', 'distinct', 'review', 'Other', true, true, '{}',
    '{"dims":["receiver","card"],"of":"sender","window":{"unit":"days","length":30},"atLeast":5,"over":null}',
    'A receiver with many senders', 'Un destinatario con muchos remitentes', 'Policy'),
  ('SEND_RECEIVERS', 'distinct', 'review', 'Other', true, true, '{}',
    '{"dims":["sender","household"],"of":"receiver","window":{"unit":"days","length":30},"atLeast":8,"over":null}',
    'A sender or household with many receivers', 'Un remitente u hogar con muchos destinatarios', 'Policy'),
  ('VEL_30', 'sum', 'review', 'Other', true, true, '{}',
    '{"dim":"sender","window":{"unit":"days","length":30},"of":"amount","over":"600000","minOrders":1,"clock":null}',
    'Amount of a sender in 30 days', 'Monto de un remitente en 30 días', 'Policy'),
  ('VEL_90', 'sum', 'review', 'Other', true, true, '{}',
    '{"dim":"sender","window":{"unit":"days","length":90},"of":"amount","over":"1500000","minOrders":1,"clock":null}',
    'Amount of a sender in 90 days', 'Monto de un remitente en 90 días', 'Policy'),
  ('VEL_MEAN', 'average', 'review', 'Other', true, true, '{}',
    '{"dim":"sender","window":{"unit":"days","length":90},"times":"3","minOrders":5,"from":"100000"}',
    'Far above the sender''s own mean', 'Muy por encima de la media propia del remitente', 'Policy'),
  ('NEW_BIG', 'newAndBig', 'review', 'Other', true, true, '{}', '{"days":30,"from":"200000"}',
    'A new customer with a large amount', 'Un cliente nuevo con un monto grande', 'Policy'),
  ('DORMANT', 'dormant', 'review', 'Other', true, true, '{}', '{"days":180,"from":"100000"}',
    'A customer who comes back after a long time', 'Un cliente que vuelve después de mucho tiempo', 'Policy'),
  ('NAME_SWAP', 'flag', 'hold', 'Other', true, true, '{}', '{"flag":"receiverChangedAfterHold"}',
    'Another receiver after a hold', 'Otro destinatario después de una retención', 'Policy'),
  ('EMP_SELF', 'flag', 'review', 'Other', true, true, '{}', '{"flag":"employeeIsParty"}',
    'An employee is sender or receiver', 'Un empleado es remitente o destinatario', 'Policy'),
  ('REFUND_LOOP', 'refunds', 'review', 'Other', true, true, '{}',
    '{"dim":"sender","window":{"unit":"days","length":30},"atLeast":3}',
    'Paid and given back again and again', 'Pagado y devuelto una y otra vez', 'Policy'),
  ('AGENT_OUTLIER', 'limit', 'review', 'Other', false, true, '{}', '{"fact":"sellerOutlier","over":"3"}',
    'A seller far from all others', 'Un vendedor muy distinto de los demás', '31 CFR 1022.210'),
  ('CARD_HOLDER', 'flag', 'hold', 'Basic', true, false, '{MoneyTransfer,DepositCardRequest}',
    '{"flag":"cardHolderDiffers"}',
    'The card is of another person', 'La tarjeta es de otra persona', 'Policy'),
  ('CARD_RESTRICTED', 'flag', 'refuse', 'Basic', true, false, '{}', '{"flag":"restrictedProduct"}',
    'Card product of the restricted list', 'Producto de tarjeta de la lista restringida', '31 CFR 515.209'),
  ('AREA_SUSPENDED', 'flag', 'refuse', 'Basic', true, false, '{}', '{"flag":"areaSuspended"}',
    'Nothing is delivered there now', 'Allí no se entrega ahora', 'Policy'),
  ('SHIP_VALUE', 'limit', 'hold', 'Basic', true, false, '{ShipmentOrder}', '{"fact":"shipmentValue","over":"50000"}',
    'Value of a shipment', 'Valor de un envío', 'MFP Res. 9/2026'),
  ('SHIP_DURABLE', 'flag', 'hold', 'Basic', true, false, '{ShipmentOrder}', '{"flag":"durableOverLimit"}',
    'More durable goods than allowed', 'Más artículos duraderos que lo permitido', 'Cuban customs'),
  ('SHIP_FREQUENCY', 'limit', 'review', 'Basic', true, false, '{ShipmentOrder}', '{"fact":"importsOfReceiver","over":"10"}',
    'A receiver who imports often', 'Un destinatario que importa a menudo', 'Decreto-Ley 108'),
  ('SHIP_PATTERN', 'limit', 'review', 'Basic', true, false, '{ShipmentOrder}', '{"fact":"sameItem","over":"10"}',
    'So many of one thing that it looks like trade', 'Tantos de lo mismo que parece comercio', 'Cuban customs'),
  ('PASS_MINOR', 'flag', 'hold', 'Basic', true, false, '{Passport,TravelConsent}', '{"flag":"minorWithoutConsent"}',
    'A minor without consent on file', 'Un menor sin consentimiento registrado', 'Consulate'),
  ('PASS_PHOTO', 'flag', 'refuse', 'Basic', true, false, '{Passport}', '{"flag":"photoRejected"}',
    'The photo was rejected', 'La foto fue rechazada', 'Consulate'),
  ('TRAVEL_CERT', 'certification', 'refuse', 'Basic', true, false, '{FlightTicket,Accommodation,RentCar}', '{"classes":[]}',
    'Certification of the travel category', 'Certificación de la categoría de viaje', '31 CFR 515.560–515.575'),
  ('TICKET_DOCUMENT', 'flag', 'hold', 'Basic', true, false, '{FlightTicket}', '{"flag":"documentEndsSoon"}',
    'A document ends within six months', 'Un documento vence en seis meses', 'Airlines'),
  ('TICKET_MINOR', 'flag', 'hold', 'Basic', true, false, '{FlightTicket}', '{"flag":"minorWithoutConsent"}',
    'A minor travels without consent', 'Un menor viaja sin consentimiento', 'Airlines'),
  ('PAY_AVS', 'flag', 'review', 'Other', true, true, '{}', '{"flag":"paymentMismatch"}',
    'Address or code of the card do not match', 'La dirección o el código de la tarjeta no coinciden', 'Policy'),
  ('PAY_REFUND_CARD', 'flag', 'hold', 'Other', true, true, '{}', '{"flag":"refundToOtherCard"}',
    'Given back to another card', 'Devuelto a otra tarjeta', 'Policy'),
  ('OFFICE_DAY', 'sum', 'hold', 'Basic', false, false, '{}',
    '{"dim":"office","window":{"unit":"days","length":1},"of":"amount","over":null,"minOrders":1,"clock":null}',
    'Amount of an office in a day', 'Monto de una oficina en un día', 'Policy'),
  ('OFFICE_FUND', 'flag', 'hold', 'Basic', true, false, '{}', '{"flag":"fundBelowCost"}',
    'The fund of the office is below the cost', 'El fondo de la oficina está bajo el costo', 'Policy'),
  ('OFFICE_LICENCE', 'flag', 'refuse', 'Basic', true, false, '{}', '{"flag":"licenceExpired"}',
    'A licence of the office has expired', 'Una licencia de la oficina venció', 'Policy')
) as shipped (code, kind, action, check_type, is_on, is_aml, services, params, en, es, source);
