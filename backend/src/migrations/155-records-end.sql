-- Records that nobody asks for after years are removed by their time.
create index quote_reads_by_time on quote_reads (at);
create index retention_runs_by_time on retention_runs (at);
create index points_comparisons_by_time on points_comparisons (at);
