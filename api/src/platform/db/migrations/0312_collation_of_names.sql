-- Beside the version before: safe.
-- Names in the order in which people look for them, whatever order the database has of its own: capitals and accents aside,
-- and numbers within a name by their value.
create collation if not exists spelled (provider = icu, locale = 'und@colNumeric=yes');
