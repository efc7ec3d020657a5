-- From PostgreSQL 16 on, whoever creates a role may hand it to others and yet not become it, unless they hand it to
-- themselves as well. To an owner of the tables who is no superuser faircourt_app was such a role, and the application
-- could not start.
do $$
begin
  -- Earlier versions do not know the question: there a member is a member.
  if current_setting('server_version_num')::int < 160000 then return; end if;
  if not pg_has_role(current_user, 'faircourt_app', 'set') then
    execute format('grant faircourt_app to %I', current_user);
  end if;
exception
  -- As in 0001: two databases granting at once collide, and either grant is as good.
  when others then
    if not pg_has_role(current_user, 'faircourt_app', 'set') then raise; end if;
end
$$;
