-- A case of a person who is nearly the listed one is ended by two: the first one asks.
alter table compliance_cases drop constraint compliance_cases_asked_action_check;
alter table compliance_cases add constraint compliance_cases_asked_action_check
  check (asked_action in ('Release', 'Lock', 'Clear'));
