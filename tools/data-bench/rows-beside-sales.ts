/**
 * What people leave besides their quotes, from the temporary table of sales: contacts without a quote, tasks, sessions,
 * codes, counters, messages, documents, registrations. As old as each may be before it is removed.
 */
export const BESIDE_SALES = [
  `insert into leads (id, code, agent_id, creator_id, first_name, last_name, search_name, phone, source, has_consent,
                      open_until, created_at)
   select substr(md5('contact' || n), 1, 24), 'LC' || n, agent_id, agent_id, first_name, last_name,
          searched_name(first_name, last_name), '6285' || (100000000 + n), 'bench', true, current_date + n % 50 - 10, at
   from sales where n % 10 = 1`,
  `insert into lead_events (id, lead_id, agent_id, kind, at)
   select substr(md5('event' || n), 1, 24), lead_id, agent_id, 'contact', at from sales`,
  `insert into todos (id, giver_id, request_id, description, status, category, scheduled_at, done_by, done_at, reminded_at,
                      quote_id, created_at, changed_at)
   select substr(md5('task' || n), 1, 24), agent_id, 'task' || n, 'Call ' || first_name,
          case when n % 20 = 0 then 'todo' else 'done' end, 'appointment', at + interval '2 days',
          case when n % 20 > 0 then agent_id end, case when n % 20 > 0 then at end, at + interval '2 days', id, at, at
   from sales where n % 5 = 0`,
  `insert into todo_members (todo_id, agent_id, scheduled_at)
   select t.id, t.giver_id, t.scheduled_at from todos t where t.request_id like 'task%'`,
  `insert into sessions (token_hash, kind, proved, agent_id, phone, created_at, last_seen_at, expires_at)
   select md5('session' || n), 'agent', 'phone', agent_id, phone, now() - interval '1 day', now() - interval '1 day',
          now() + n % 30 * interval '1 hour'
   from sales where n % 5 = 0`,
  `insert into sessions (token_hash, kind, proved, quote_id, phone, created_at, last_seen_at, expires_at)
   select md5('visit' || n), 'visit', 'phone', id, phone, now() - interval '20 days', now() - interval '20 days',
          now() - n % 20 * interval '1 day'
   from sales where n % 5 = 1`,
  `insert into otp_challenges (key, purpose, phone, agent_id, code_hash, sent_at, expires_at, used_at)
   select md5('code' || n), 'login', phone, agent_id, '', now() - interval '1 day', now() - n % 24 * interval '1 hour', now()
   from sales where n % 10 = 0`,
  `insert into limit_hits (bucket, hits, ends_at)
   select md5('bucket' || n), array[now() - interval '1 day'], now() - n % 24 * interval '1 hour' from sales where n % 10 = 0`,
  `insert into sent_messages (id, channel, recipient, body, language, created_at)
   select substr(md5('message' || n), 1, 24), 'whatsapp', phone, 'Selamat siang', 'id', now() - n % 29 * interval '1 day'
   from sales where n % 5 = 0`,
  `insert into documents (cache_key, created_at, bytes)
   select id || case when is_sold then '-policy-3-id' else '-quotation-3-id' end, now() - n % 29 * interval '1 day', 'x'
   from sales where n % 5 = 0`,
  // Cards and photos of what was never sold are removed after 90 days.
  `insert into identity_images (key, subject_kind, subject_id, sealed, created_at, of_policy)
   select md5('card' || n), 'quote', id, 'x', at, is_sold from sales where is_sold or (is_confirmed and at > now() - interval '80 days')`,
  `insert into identity_checks (transaction_id, subject_kind, subject_id, status, id_number, id_type, image_key, created_at, finished_at,
                                of_policy)
   select md5('check' || n), 'quote', id, 'auto_approved', '', 'ktp', md5('card' || n), at, at, is_sold
   from sales where is_sold or (is_confirmed and at > now() - interval '80 days')`,
  `insert into motor_photos (quote_id, photo_id, slot, round, chassis_no, source, width, height, pixels, likeness, sealed, sent_at,
                             of_policy)
   select id, md5(slot || n), slot, 1, 'CHASSIS' || n, 'camera', 1600, 1200, md5('pixels' || slot || n),
          substr(md5('likeness' || slot || n), 1, 16), 'x', at, true
   from sales, unnest(array['front', 'back']) as slot where is_sold and n % 9 = 0`,
  `insert into done_requests (caller_id, request_id, content_hash, answer, done_at)
   select agent_id, 'done' || n, '', '{}', now() - n % 29 * interval '1 day' from sales where n % 10 = 0`,
  `insert into quote_reads (quote_id, agent_id, opened_from, at) select id, agent_id, 'search', at from sales where n % 10 = 0`,
  `insert into registrations (id, phone, status, kind, inviter_id, form, search_name, created_at, saved_at)
   select substr(md5('registration' || n), 1, 24), '6287' || (100000000 + n), 'draft', 'individual', agent_id, '{}',
          'budi santoso', now() - n % 25 * interval '1 day', now() - n % 25 * interval '1 day'
   from sales where n % 100 = 0`,
  `insert into registration_parts (registration_id, part, changed_at)
   select substr(md5('registration' || n), 1, 24), part, now()
   from sales, unnest(array['details', 'idCard', 'agreement', 'tax', 'bank']) as part where n % 100 = 0`,
  `insert into redemptions (id, agent_id, points, state, asked_at, decided_at)
   select substr(md5('redemption' || n), 1, 24), agent_id, 5, 'refused', at, at from sales where n % 50 = 0`,
  `insert into agent_marks (agent_id, kind, mark_hash, seen_at)
   select id, 'device', md5('device' || id), now() - interval '10 days' from agents where user_type = 'Mitra'`,
  `insert into share_links (id, id_hash, payload, kind, subject_kind, subject_id, agent_id, created_at, expires_at)
   select substr(md5('invite' || id), 1, 24), md5('invite' || id), '', 'invite', 'agent', id, id, now() - interval '90 days',
          now() - interval '5 days'
   from agents where user_type = 'Mitra'`,
] as const;
