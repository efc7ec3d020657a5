-- A consent form that has been published stays as it is: a signature names its exact words for ever. A new wording is
-- a new version. A form that somebody signed cannot be removed either: its signatures point at it.

create function refuse_consent_document_change() returns trigger
  language plpgsql
  as $$
    begin
      raise exception 'a published consent document never changes; publish a new version'
        using errcode = 'insufficient_privilege';
    end
  $$;
create trigger refuse_change before update on consent_documents
  for each row execute function refuse_consent_document_change();
revoke update on consent_documents from faircourt_app;

-- The hash is over these very words, whoever computed it.
alter table consent_documents add constraint body_hash_is_of_body
  check (body_hash = sha256(convert_to(body, 'UTF8')));
