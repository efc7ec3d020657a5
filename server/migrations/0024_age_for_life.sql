-- compatible-with: 0023
-- A check of an age counts until the birthdate changes, wherever the director works.
update verifications set expires_at = decided_at + interval '1200 months', expired_at = null, expiry_noticed_at = null
  where fact_group = 'age' and status = 'verified';
delete from region_validity where fact_group = 'age';
alter table region_validity add constraint age_never_expires check (fact_group <> 'age');
