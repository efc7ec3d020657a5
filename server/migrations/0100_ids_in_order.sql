-- Two rows made one after the other within one millisecond had ids in any order, so a list "newest first" could show
-- them the wrong way round. The twelve bits after the milliseconds now carry their fraction (RFC 9562, method 3), about
-- a quarter of a microsecond. Ids that exist keep their place.
create or replace function uuid_v7() returns uuid
  language sql volatile parallel safe
  as $$
    select encode(
      overlay(uuid_send(gen_random_uuid())
        -- 28672 is the version, 7, in the first four of sixteen bits.
        placing substring(int8send(micros / 1000) from 3) || int2send((28672 + micros % 1000 * 512 / 125)::int2)
        from 1 for 8),
      'hex')::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) as clock
  $$;
