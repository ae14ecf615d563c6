// Made by React Compiler; compile-herbs.mjs says how, and a test compares. The compiler leaves out the types.
// @ts-nocheck
// biome-ignore-all lint: nobody edits this file

import { c as _c } from 'react/compiler-runtime';
import { useRunCount } from './use-run-count.ts';

const herbs = ['basil', 'chives', 'dill', 'mint', 'parsley'];
export default function Herbs(t0) {
  const $ = _c(12);
  const { query } = t0;
  let t1;
  if ($[0] !== query) {
    t1 = herbs.filter((herb) => herb.includes(query.toLowerCase()));
    $[0] = query;
    $[1] = t1;
  } else {
    t1 = $[1];
  }
  const found = t1;
  const renders = useRunCount();
  const searches = useRunCount(found);
  let t2;
  if ($[2] !== found) {
    t2 = <HerbList herbs={found} />;
    $[2] = found;
    $[3] = t2;
  } else {
    t2 = $[3];
  }
  let t3;
  if ($[4] !== renders) {
    t3 = (
      <p>
        Herbs rendered <b ref={renders} />
      </p>
    );
    $[4] = renders;
    $[5] = t3;
  } else {
    t3 = $[5];
  }
  let t4;
  if ($[6] !== searches) {
    t4 = (
      <p>
        Times searched <b ref={searches} />
      </p>
    );
    $[6] = searches;
    $[7] = t4;
  } else {
    t4 = $[7];
  }
  let t5;
  if ($[8] !== t2 || $[9] !== t3 || $[10] !== t4) {
    t5 = (
      <div>
        {t2}
        {t3}
        {t4}
      </div>
    );
    $[8] = t2;
    $[9] = t3;
    $[10] = t4;
    $[11] = t5;
  } else {
    t5 = $[11];
  }
  return t5;
}
function HerbList(t0) {
  const $ = _c(9);
  const { herbs } = t0;
  const renders = useRunCount();
  let t1;
  if ($[0] !== herbs) {
    t1 = herbs.join(', ') || 'none';
    $[0] = herbs;
    $[1] = t1;
  } else {
    t1 = $[1];
  }
  let t2;
  if ($[2] !== t1) {
    t2 = <p>Found: {t1}</p>;
    $[2] = t1;
    $[3] = t2;
  } else {
    t2 = $[3];
  }
  let t3;
  if ($[4] !== renders) {
    t3 = (
      <p>
        List rendered <b ref={renders} />
      </p>
    );
    $[4] = renders;
    $[5] = t3;
  } else {
    t3 = $[5];
  }
  let t4;
  if ($[6] !== t2 || $[7] !== t3) {
    t4 = (
      <>
        {t2}
        {t3}
      </>
    );
    $[6] = t2;
    $[7] = t3;
    $[8] = t4;
  } else {
    t4 = $[8];
  }
  return t4;
}
