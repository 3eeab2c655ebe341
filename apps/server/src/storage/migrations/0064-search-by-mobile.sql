-- Few people have a mobile number beside their phone, so it has a small index of its own.
create index concurrently users_by_mobile_grams on users using gin ((
  text_grams(organisation_id || ' phone', phone_digits(mobile_number))
)) where mobile_number <> '';
