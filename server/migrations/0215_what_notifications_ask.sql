-- compatible-with: 0207
-- Where a notification asks its reader for something: in whose chain of the log that ends, and which record it is about. Once
-- it is done, by whomever, the item is settled. What code from before this writes is settled when it is read.
alter table notifications add column chain uuid, add column about_id uuid, add check ((chain is null) = (about_id is null));
create index on notifications (chain) where chain is not null and read_at is null;

-- Of what waits in bells, that which names its record by an id, or can be about one alone.
update notifications set chain = (data->>'item_id')::uuid, about_id = (data->>'item_id')::uuid
  where read_at is null and kind = 'safety_reported' and data->>'item_id' is not null;
update notifications note set chain = invoice.subscription_id, about_id = invoice.id
  from invoices invoice
  where note.read_at is null and note.kind = 'billing_news' and invoice.id = (note.data->>'invoice_id')::uuid
    and invoice.subscription_id is not null
    and note.data->>'what' in ('invoice_issued', 'order_accepted', 'due_soon', 'past_due');
update notifications note set chain = athlete.id, about_id = athlete.id
  from athletes athlete where note.read_at is null and note.kind = 'listing_suggested' and athlete.user_id = note.user_id;
update notifications note set chain = link.athlete_id, about_id = link.id
  from guardian_links link
  join athletes athlete on athlete.id = link.athlete_id
  join users guardian on guardian.id = link.guardian_user_id
  where note.read_at is null and note.kind = 'link_requested' and athlete.user_id = note.user_id
    and guardian.name = note.data->>'name' and link.status <> 'ended';
update notifications note set chain = athlete.id, about_id = athlete.id
  from athletes athlete join users owner on owner.id = athlete.user_id
  where note.read_at is null and note.kind = 'age_notice' and note.data->>'notice' = 'doubted'
    and owner.name = note.data->>'athlete_name'
    and (athlete.user_id = note.user_id or exists (
      select 1 from guardian_links link where link.athlete_id = athlete.id and link.guardian_user_id = note.user_id));
update notifications note set chain = asked.athlete_id, about_id = asked.coach_user_id
  from (
    select 'release_requested' as kind, athlete_id, requested_by as coach_user_id from releases where status = 'requested'
    union all
    select 'contact_requested', request.athlete_id, coach.user_id
    from contact_requests request join coaches coach on coach.id = request.coach_id where request.status = 'requested'
  ) asked
  join athletes athlete on athlete.id = asked.athlete_id
  join users owner on owner.id = athlete.user_id
  join coaches coach on coach.user_id = asked.coach_user_id
  join institutions institution on institution.id = coach.institution_id
  where note.read_at is null and note.kind = asked.kind and owner.name = note.data->>'athlete_name'
    and institution.name = note.data->>'institution_name'
    and (athlete.user_id = note.user_id or exists (
      select 1 from guardian_links link where link.athlete_id = athlete.id and link.guardian_user_id = note.user_id));
