-- Beside the version before: safe.
-- Agreements of one type in the order of their numbers. A number begins with its type's code, so
-- that those of one type stand together: a walk along all numbers passes every other type first.

create index agreement_by_type_and_number on agreement (agreement_type_id, agreement_number, id);
