-- Months of a calendar are its pages: limits that stood beside them count there from now on.
UPDATE "products" SET "data" = jsonb_set(
  jsonb_set("data" #- '{calendar,minMonths}' #- '{calendar,maxMonths}', '{pages,min}',
    to_jsonb(greatest(("data" #>> '{pages,min}')::int, ("data" #>> '{calendar,minMonths}')::int))),
  '{pages,max}', to_jsonb(least(("data" #>> '{pages,max}')::int, ("data" #>> '{calendar,maxMonths}')::int)))
WHERE "data" #> '{calendar,minMonths}' IS NOT NULL AND "data" #> '{pages,min}' IS NOT NULL;
--> statement-breakpoint
UPDATE "products" SET "data" = jsonb_set("data", '{pages,default}', to_jsonb(
  least(("data" #>> '{pages,max}')::int, greatest(("data" #>> '{pages,min}')::int, ("data" #>> '{pages,default}')::int))))
WHERE "data" #> '{calendar}' IS NOT NULL AND "data" #> '{pages,default}' IS NOT NULL;
