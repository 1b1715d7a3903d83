-- A set-up that waits for its first code; the authenticator app in use stays valid until then.
alter table users
  add column totp_pending bytea, -- encrypted
  add column totp_pending_until timestamptz;
