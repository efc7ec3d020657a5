-- Which division an institution plays in decides when its coaches may first write to a family. A director records it;
-- what a coach once stated, and no director has corrected since, no longer counts.
update institutions set division = null
where exists (
  select 1 from events stated
  where stated.chain = institutions.id and stated.type = 'institution.division_stated'
    and not exists (
      select 1 from events corrected
      where corrected.chain = stated.chain and corrected.type = 'institution.corrected'
        and corrected.seq > stated.seq and corrected.data -> 'fields' ? 'division'
    )
);
