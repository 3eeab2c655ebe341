-- A text as `foldText` of the contract folds it.
create function folded_text(plain text) returns text language sql immutable parallel safe
return translate(
  replace(replace(lower(plain), 'œ', 'oe'), 'æ', 'ae'),
  'àáâãäåāăąçćčďđèéêëēęěğìíîïīłľĺñńňòóôõöøōőřŕśšşťţùúûüūůűýÿźżž',
  'aaaaaaaaacccddeeeeeeegiiiiilllnnnoooooooorrsssttuuuuuuuyyzzz'
);

-- A phone number as `phoneDigits` of the contract normalises it.
create function phone_digits(phone text) returns text language sql immutable parallel safe
return (
  select case
    when plain like '0%' and plain not like '00%' then plain
    when plain like '+33%' then '0' || ltrim(substr(plain, 4), '0')
    when plain like '0033%' then '0' || ltrim(substr(plain, 5), '0')
    when length(plain) = 11 and plain like '33%' then '0' || ltrim(substr(plain, 3), '0')
    when length(plain) = 9 then '0' || ltrim(plain, '0')
    when plain like '+%' then substr(plain, 2)
    when plain like '00%' then substr(plain, 3)
    else plain end
  from (
    select translate(
      phone,
      E' \t\u00a0\u2009\u202f.,-\u2010\u2011\u2012\u2013\u2014\u2212\u00b7()/_\u200e\u200f\u2060',
      '') as plain offset 0
  ) as number
);

-- Numbers for each three letters in a row of a text and for each two digits, other ones in each
-- organisation. A text contains another only if it has all numbers of the other. Like the extension
-- pg_trgm, which not every database may have, and which would find the people of all organisations.
-- Costly, so that no plan computes them for rows that the index can find.
create function text_grams(organisation_id text, folded text)
returns integer[] language sql immutable parallel safe cost 10000
return array(
  select hashtext(organisation_id || ' ' || substr(folded, place, 3))
  from generate_series(1, length(folded) - 2) as place
) || case when folded ~ '[0-9][0-9]' then array(
  select hashtext(organisation_id || ' ' || pair)
  from generate_series(1, length(folded) - 1) as place, substr(folded, place, 2) as pair
  where pair ~ '[0-9][0-9]'
) end;

-- No search contains a line break.
alter table users add column search_text text collate "C" not null generated always as (
  folded_text(email || E'\n' || first_name || E'\n' || last_name || E'\n' || position)
) stored;

-- Phone numbers have grams of their own, because some digits of them occur in most numbers.
create index concurrently users_by_grams on users using gin ((
  text_grams(organisation_id, search_text)
    || text_grams(organisation_id || ' phone', phone_digits(phone_number))
));

-- Shorter words have no grams: they are looked for in all texts.
create index concurrently users_by_text on users (organisation_id) include (
  search_text, is_external, team_id
);
