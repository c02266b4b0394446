-- Every product that was ever sold here, as its module said at the last start that had it: its quotes and policies are
-- kept for years after the product was taken out, and lists still name it.
create table sold_products (
  product_id    text primary key,
  name          text not null,
  is_journey    boolean not null,
  number_fields text[] not null,
  -- Whether it keeps something of people beside the quote's row, which its own module alone can erase.
  keeps_people  boolean not null,
  sold_at       timestamptz not null
);
