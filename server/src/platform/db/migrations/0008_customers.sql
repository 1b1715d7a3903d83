-- Customers (who pays, in the US) and recipients (who receives, in Cuba), found by any part of a name in spite of
-- typing errors, by phone, document or number.

-- The words of a name: folded, apostrophes gone, hyphens and dots between words.
create function name_words(name text) returns text[]
  language sql immutable parallel safe strict
  return string_to_array(trim(regexp_replace(regexp_replace(fold(name), '[''’`´]', '', 'g'), '[^a-z0-9]+', ' ', 'g')), ' ');

-- How a word sounds to a Cuban: b and v, s, z and soft c, ll and y, g and j, silent h, double letters.
create function name_sound(word text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    translate(replace(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(
      replace(word, 'ch', '1'),
      'c([ei])', 's\1', 'g'), 'g([ei])', 'j\1', 'g'), '^(ll|j)', 'y'),
      'h', ''), 'll', 'y'), 'qu', 'k'), 'ph', 'f'),
    'vwzcqxi', 'bbskksy'),
    '(.)\1+', '\1', 'g');

-- A word and what is left of it when one letter is dropped. Two words share one of these when they are one slip of
-- the fingers apart: a letter swapped, dropped, put in or replaced.
create function name_slips(word text) returns text[]
  language sql immutable parallel safe strict
  return array(
    select word
    union
    select left(word, n - 1) || substr(word, n + 1) from generate_series(1, length(word)) as n where length(word) > 2);

-- Every word that is part of a name somewhere. Names are many, their words are few: what is typed is matched with
-- these first, and the people are found by whole words.
create table name_dictionary (
  word text primary key,
  sound text not null
);
create index name_dictionary_by_sound on name_dictionary (sound);
create index name_dictionary_by_prefix on name_dictionary (word text_pattern_ops);
create table name_dictionary_slips (
  slip text not null,
  word text not null references name_dictionary,
  primary key (slip, word)
);

create function learn_name_words() returns trigger language plpgsql security definer set search_path = public as $$
begin
  with words as (
    select distinct word from changed, unnest(changed.search_keys) as word where word !~ ':'),
  learnt as (
    insert into name_dictionary (word, sound)
    select word, name_sound(word) from words w
    where not exists (select from name_dictionary d where d.word = w.word) order by word
    on conflict do nothing returning word)
  insert into name_dictionary_slips (slip, word)
  select slip, word from learnt, unnest(name_slips(word)) as slip on conflict do nothing;
  return null;
end $$;

create table customers (
  id bigint generated always as identity primary key,
  number text not null unique
    generated always as ('C-' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  version integer not null default 1,
  first_name text not null,
  middle_name text not null default '',
  last_name text not null,
  second_last_name text not null default '',
  full_name text not null generated always as (
    first_name || case middle_name when '' then '' else ' ' || middle_name end || ' ' || last_name
    || case second_last_name when '' then '' else ' ' || second_last_name end) stored,
  birth_date date not null check (birth_date >= '1900-01-01'),
  sex text check (sex in ('F', 'M', 'X')),
  phone text not null default '', -- the primary one, E.164; empty after a merge
  phones text not null default '', -- all of them, for the search
  email text not null default '',
  nationality char(2),
  birth_country char(2),
  is_us_person boolean not null default true,
  residence text,
  occupation text not null default '',
  employer text not null default '',
  source_of_funds text,
  is_no_prohibited_official boolean not null default false, -- 31 CFR 515.337, 515.338
  language text not null default 'es' check (language in ('en', 'es')),
  notes text not null default '',
  tax_id bytea, -- encrypted
  tax_id_kind text check (tax_id_kind in ('SSN', 'ITIN')),
  tax_id_last4 text,
  photo_file_id bigint references files,
  level text not null default 'None' check (level in ('None', 'Basic', 'Vip')),
  reward_balance bigint not null default 0, -- US cents
  block_reason text, -- null: not blocked
  office_id bigint not null references offices, -- that created them
  merged_into bigint references customers check (merged_into <> id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The words of the name, and the office, so that one index finds both together.
  search_keys text[] not null generated always as (
    name_words(first_name || ' ' || middle_name || ' ' || last_name || ' ' || second_last_name)
    || ('o:' || office_id)) stored,
  check ((tax_id is null) = (tax_id_kind is null) and (tax_id is null) = (tax_id_last4 is null))
);
create index customers_by_photo on customers (photo_file_id) where photo_file_id is not null;
create unique index customers_by_phone on customers (phone) where merged_into is null and phone <> '';
create index customers_by_name on customers (fold(full_name), id);
create index customers_by_time on customers (created_at, id);
create index customers_by_office on customers (office_id, created_at, id);
create index customers_by_birth on customers (birth_date);
create index customers_by_email on customers (email) where email <> '';
create index customers_merged on customers (merged_into) where merged_into is not null;
create index customers_blocked on customers (created_at, id) where block_reason is not null;
create index customers_search on customers using gin (search_keys);
create index customers_fragments on customers
  using gin (fold(full_name) gin_trgm_ops, fold(phones) gin_trgm_ops, fold(email) gin_trgm_ops);

create table customer_phones (
  customer_id bigint not null references customers,
  position smallint not null,
  kind text not null check (kind in ('Mobile', 'Home', 'Work')),
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'), -- E.164
  is_primary boolean not null,
  is_whatsapp boolean not null default false,
  verified_at timestamptz,
  primary key (customer_id, position),
  unique (customer_id, number)
);
create unique index one_primary_phone on customer_phones (customer_id) where is_primary;
create index customer_phones_by_number on customer_phones (number text_pattern_ops);
create index customer_phones_by_end on customer_phones (reverse(number) text_pattern_ops);

create table customer_addresses (
  customer_id bigint not null references customers,
  position smallint not null,
  kind text not null check (kind in ('Home', 'Mailing', 'Work')),
  line1 text not null,
  line2 text not null default '',
  city text not null,
  state char(2) not null,
  zip text not null check (zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  primary key (customer_id, position)
);

create table customer_ids (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  type text not null,
  number text not null, -- capitals, without blanks and dashes
  country char(2) not null,
  state text not null default '',
  issued_on date,
  expires_on date,
  front_file_id bigint references files,
  back_file_id bigint references files,
  verification text not null default 'None' check (verification in ('None', 'Manual', 'Mrz', 'Pdf417')),
  verified_by bigint references users,
  verified_at timestamptz,
  mrz text not null default '',
  created_at timestamptz not null,
  unique (type, country, state, number)
);
create index customer_ids_by_customer on customer_ids (customer_id, id);
create index customer_ids_by_number on customer_ids (number);
create index customer_ids_by_front on customer_ids (front_file_id) where front_file_id is not null;
create index customer_ids_by_back on customer_ids (back_file_id) where back_file_id is not null;

-- Every consent given or taken back, with the day and the address of the net it came from. The last one counts.
create table customer_consents (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in ('SMS', 'Email', 'WhatsApp', 'Marketing')),
  is_given boolean not null,
  at timestamptz not null,
  user_id bigint references users,
  ip text not null default ''
);
create index customer_consents_by_customer on customer_consents (customer_id, kind, id desc);
create trigger customer_consents_is_append_only before delete or truncate on customer_consents
  for each statement execute function refuse_change();

create table customer_files (
  customer_id bigint not null references customers,
  file_id bigint not null references files,
  note text not null default '',
  user_id bigint references users,
  at timestamptz not null,
  primary key (customer_id, file_id)
);
create index customer_files_by_file on customer_files (file_id);

create table recipients (
  id bigint generated always as identity primary key,
  number text not null unique
    generated always as ('R-' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  version integer not null default 1,
  first_name text not null,
  middle_name text not null default '',
  last_name text not null,
  second_last_name text not null default '',
  full_name text not null generated always as (
    first_name || case middle_name when '' then '' else ' ' || middle_name end || ' ' || last_name
    || case second_last_name when '' then '' else ' ' || second_last_name end) stored,
  ci text not null default '' check (ci ~ '^([0-9]{11})?$'), -- carné de identidad
  passport text not null default '',
  phone text not null default '', -- the primary one
  province text not null,
  municipality text not null,
  address jsonb not null, -- street, number, between, … and the original text
  alt_receivers jsonb not null default '[]', -- [{name, ci, phone}]
  notes text not null default '',
  office_id bigint not null references offices, -- that created them
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_keys text[] not null generated always as (
    name_words(first_name || ' ' || middle_name || ' ' || last_name || ' ' || second_last_name)
    || ('o:' || office_id)) stored
);
create index recipients_by_ci on recipients (ci) where ci <> '';
create index recipients_by_passport on recipients (passport) where passport <> '';
create index recipients_by_office on recipients (office_id, id);
create index recipients_search on recipients using gin (search_keys);

create table recipient_phones (
  recipient_id bigint not null references recipients,
  position smallint not null,
  kind text not null check (kind in ('Mobile', 'Home', 'Work')),
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  is_primary boolean not null,
  is_whatsapp boolean not null default false,
  primary key (recipient_id, position),
  unique (recipient_id, number)
);
create unique index one_primary_recipient_phone on recipient_phones (recipient_id) where is_primary;
create index recipient_phones_by_number on recipient_phones (number text_pattern_ops);
create index recipient_phones_by_end on recipient_phones (reverse(number) text_pattern_ops);

create table customer_recipients (
  customer_id bigint not null references customers,
  recipient_id bigint not null references recipients,
  relationship text,
  created_at timestamptz not null,
  primary key (customer_id, recipient_id)
);
create index customer_recipients_by_recipient on customer_recipients (recipient_id);

create trigger customers_teach_words after insert on customers
  referencing new table as changed for each statement execute function learn_name_words();
create trigger customers_teach_new_words after update on customers
  referencing new table as changed for each statement execute function learn_name_words();
create trigger recipients_teach_words after insert on recipients
  referencing new table as changed for each statement execute function learn_name_words();
create trigger recipients_teach_new_words after update on recipients
  referencing new table as changed for each statement execute function learn_name_words();

alter table orders add foreign key (customer_id) references customers;
alter table orders add foreign key (recipient_id) references recipients;

revoke insert, update, delete, truncate on name_dictionary, name_dictionary_slips from giro_app;
revoke delete, truncate on customers, customer_consents, recipients from giro_app;
