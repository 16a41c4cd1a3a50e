-- Beside the version before: safe.
-- A dropped e-mail finds its people by address, whatever the case that it is written in.
create index business_associate_lower_email_idx on business_associate (lower(email)) where email is not null;
create index contact_lower_email_idx on contact (lower(email)) where email is not null;
create index contact_lower_secondary_email_idx on contact (lower(secondary_email)) where secondary_email is not null;
