-- compatible-with: 0023
-- A check of an age counts until the birthdate changes, wherever the director works.
-- As text: a value that 0023 has added cannot be used in the transaction that added it, and an upgrade runs both.
update verifications set expires_at = decided_at + interval '1200 months', expired_at = null, expiry_noticed_at = null
  where fact_group::text = 'age' and status = 'verified';
delete from region_validity where fact_group::text = 'age';
alter table region_validity add constraint age_never_expires check (fact_group::text <> 'age');
