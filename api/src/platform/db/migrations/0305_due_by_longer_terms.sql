-- Beside the version before: safe.
-- The version before asks the same function.
-- Terms are read where numbers stand in words, in weeks and months, and where interest or tax is named behind the day.
-- 'Net 30 days, 1.5% per month on overdue accounts' was due after the company's own number of days.
create or replace function due_day(invoiced date, terms text, usual_days integer) returns date language plpgsql immutable parallel safe as $$
declare
  said text := trim(regexp_replace(lower(coalesce(terms, '')), '[\s;:–—-]+', ' ', 'g'));
  month_end date := date_trunc('month', invoiced::timestamp) + interval '1 month' - interval '1 day';
  found text[];
begin
  said := trim(trailing '.' from regexp_replace(said, '^(payment )?terms ', ''));
  -- A discount for early payment comes before the day on which the whole is due.
  said := regexp_replace(said, '^\d{1,2}([.,]\d{1,2})? ?%?( ?/ ?| in | within | )\d{1,2}( days)?,? (?=n)', '');
  -- Interest and tax come behind it, and their days are not those of the payment.
  said := regexp_replace(said, '([^ .,])[.,]? (plus |and |an? |y |más )?(interest|interés|intereses|overdue|past due|late (payment|charge|fee)|service charge|gst|hst|\d{1,2}([.,]\d{1,3})? ?%).*$', '\1');
  -- Numbers in words, which their figure may repeat.
  said := regexp_replace(said, '\m(forty five|cuarenta y cinco)\M', '45');
  said := regexp_replace(said, '\m(twenty one|veintiún|veintiuno)\M', '21');
  said := regexp_replace(said, '\m(seven|siete)\M', '7');
  said := regexp_replace(said, '\m(ten|diez)\M', '10');
  said := regexp_replace(said, '\m(fourteen|catorce)\M', '14');
  said := regexp_replace(said, '\m(fifteen|quince)\M', '15');
  said := regexp_replace(said, '\m(twenty|veinte)\M', '20');
  said := regexp_replace(said, '\m(thirty|treinta)\M', '30');
  said := regexp_replace(said, '\m(sixty|sesenta)\M', '60');
  said := regexp_replace(said, '\m(ninety|noventa)\M', '90');
  said := regexp_replace(said, '\m(one|two|three|four|six|dos|tres|cuatro|seis)\M(?= (weeks?|months?|semanas?|mes|meses)\M)', '<\1>');
  said := replace(replace(replace(replace(replace(said, '<one>', '1'), '<two>', '2'), '<three>', '3'), '<four>', '4'), '<six>', '6');
  said := replace(replace(replace(replace(said, '<dos>', '2'), '<tres>', '3'), '<cuatro>', '4'), '<seis>', '6');
  said := regexp_replace(said, '\m(\d{1,3}) \(\1\)', '\1');
  said := regexp_replace(said, '^(payment )?(is )?(due and payable|payable|due) ', '');
  if said ~ '^((on|upon) receipt( of( the)? invoice)?|receipt|immediately|immediate|now|cod|c\.o\.d|cash on delivery|al recibo|al recibir( la factura)?|al contado|contado)$' then
    return invoiced;
  end if;
  if said ~ '^(net )?((at |by )?(the )?end of( the)? month|eom|fin de mes|a fin de mes)$' then
    return month_end;
  end if;
  if said ~ '^(net )?(on |by )?(the )?(last day|end) of( the)? (next|following) month$' then
    return date_trunc('month', invoiced::timestamp) + interval '2 months' - interval '1 day';
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
  found := regexp_match(said, '^(?:net|neto|in|within|en|a)? ?(?:in |within )?(\d{1,2}) (weeks?|months?|semanas?|mes|meses)(?: (?:from|of|after)(?: the)?(?: date of)?(?: the)? invoice(?: date)?)?$');
  if found[2] like 'm%' and found[1]::integer <= 12 then
    return invoiced + make_interval(months => found[1]::integer);
  end if;
  if found[1]::integer <= 52 then
    return invoiced + found[1]::integer * 7;
  end if;
  found := regexp_match(said, '^(?:strictly )?(?:net|neto|n ?/?|in|within|en|a)? ?(?:in |within )?(\d{1,3}) ?(?:d|days?|días?|dias?)?(?: net| neto)?(?: (?:from|of|after)(?: the)?(?: date of)?(?: the)? invoice(?: date)?| from date of invoice)?$');
  if found[1]::integer <= 365 then
    return invoiced + found[1]::integer;
  end if;
  return invoiced + usual_days;
end $$;
