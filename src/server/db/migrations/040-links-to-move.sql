-- The link in a mail to a new address moves the account there; that of confirm-email only confirms the address that it has.
alter table mailed_token
  drop constraint mailed_token_purpose_check,
  add constraint mailed_token_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'change-email', 'undo-email-change'));
