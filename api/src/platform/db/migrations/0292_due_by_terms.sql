-- Beside the version before: safe.
-- The version before goes on with the company's own number of days.
-- The last day to pay an invoice by its printed terms, such as 'Net 15 days' or '2/10, net 30', else by a usual number
-- of days; null where neither says one. Terms are at most 200 characters.
create function due_day(invoiced date, terms text, usual_days integer) returns date language plpgsql immutable parallel safe as $$
declare
  said text := trim(regexp_replace(lower(coalesce(terms, '')), '[\s;:–—-]+', ' ', 'g'));
  month_end date := date_trunc('month', invoiced::timestamp) + interval '1 month' - interval '1 day';
  found text[];
begin
  said := trim(trailing '.' from regexp_replace(said, '^(payment )?terms ', ''));
  -- A discount for early payment comes before the day on which the whole is due.
  said := regexp_replace(said, '^\d{1,2}([.,]\d{1,2})? ?%?( ?/ ?| in | within | )\d{1,2}( days)?,? (?=n)', '');
  said := regexp_replace(said, '^(payment )?(is )?(due and payable|payable|due) ', '');
  if said ~ '^((on|upon) receipt( of( the)? invoice)?|receipt|immediately|immediate|now|cod|c\.o\.d|cash on delivery|al recibo|al recibir( la factura)?|al contado|contado)$' then
    return invoiced;
  end if;
  if said ~ '^(net )?((at |by )?(the )?end of( the)? month|eom|fin de mes|a fin de mes)$' then
    return month_end;
  end if;
  found := regexp_match(said, '^(?:net )?(\d{1,3})(?: days?)?,? (?:after |from )?(?:the )?(?:eom|end of(?: the)? month)$');
  found := coalesce(found, regexp_match(said, '^(?:eom|end of(?: the)? month),? ?(?:\+|plus) ?(\d{1,3})(?: days?)?$'));
  if found[1]::integer <= 365 then
    return month_end + found[1]::integer;
  end if;
  found := regexp_match(said, '^(?:net )?(?:on |by )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)?(?: the)? (?:next|following) month$');
  found := coalesce(found, regexp_match(said, '^(?:net )?(?:on |by )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: day)? of the month following(?: the invoice)?$'));
  if found[1]::integer between 1 and 28 then
    return month_end + found[1]::integer;
  end if;
  found := regexp_match(said, '^(?:strictly )?(?:net|neto|n ?/?|in|within|en|a)? ?(?:in |within )?(\d{1,3}) ?(?:\(\d{1,3}\) )?(?:d|days?|días?|dias?)?(?: net| neto)?(?: (?:from|of|after)(?: the)?(?: date of)?(?: the)? invoice(?: date)?| from date of invoice)?$');
  if found[1]::integer <= 365 then
    return invoiced + found[1]::integer;
  end if;
  return invoiced + usual_days;
end $$;
