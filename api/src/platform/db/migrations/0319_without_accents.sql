-- Beside the version before: safe.
-- What people search by without a keyboard of the other language: 'Cote' is found in 'Côté', and 'Métis' in 'Metis'.

-- A text in small letters, without the accents of its letters. Most texts have none, which their length in bytes tells.
create function without_accents(small text) returns text language sql immutable parallel safe as $$
  select case when octet_length(small) = length(small) then small
    else regexp_replace(normalize(small, nfd), '[\u0300-\u036f]', '', 'g') end
$$;
