-- The log also says who was added, and what the system has held back by itself (A-61).
alter table moderation_act
  drop constraint moderation_act_act_check,
  add constraint moderation_act_act_check check (act in (
    'dismiss', 'hide', 'remove', 'restore', 'warn', 'deactivate', 'reactivate', 'hold',
    'edit', 'delete', 'create', 'send_mail_again', 'drop_mail')),
  -- The version of reported_row that the moderator acted on; null where nothing was there, and for acts that take nothing.
  add column version timestamptz(3),
  -- What the scam guard saw in that version at that moment.
  add column signs jsonb;

-- Which fields were changed, without what was in them. Rights are nobody's private data, and are what an audit asks for.
create or replace function without_values(changes jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(
      case when change->>'field' in ('is_superuser', 'is_active') then change
        else jsonb_build_object('field', change->'field') end
      order by position
    )
    from jsonb_array_elements(changes) with ordinality as each (change, position)
$$;
