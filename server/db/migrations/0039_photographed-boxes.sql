-- The keepsake box is pictured by photographs that the project renders: addresses of the drawings, which are gone, become theirs.
UPDATE "products" SET "data" = regexp_replace(regexp_replace("data"::text,
  '/emall/app/goods/box-(closed|open)-(red|green)\.svg', '/emall/app/demo/box-\2-\1.jpg', 'g'),
  '/emall/app/goods/box-(closed|open)\.svg', '/emall/app/demo/box-sand-\1.jpg', 'g')::jsonb
WHERE "data"::text LIKE '%/emall/app/goods/box-%';
