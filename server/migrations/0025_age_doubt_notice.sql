-- compatible-with: 0024
-- The family is told once that the stated age is in doubt, and what to do.
alter type age_notice add value 'doubted';
