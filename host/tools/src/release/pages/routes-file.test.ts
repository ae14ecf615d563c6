import { describe, expect, it } from 'vitest';
import { parseRoutes, routesText, type SnapshotRoute } from './routes-file.ts';

const page = 'b'.repeat(64);
const route = (address: string, policy: string): SnapshotRoute => ({
  address,
  param: null,
  section: null,
  page,
  policy,
});
const routes = [
  route('/', "default-src 'none'"),
  route('/Alpha', "img-src 'self'"),
  route('/Beta', "default-src 'none'"),
];
const parse = (file: object) => parseRoutes(file, 'routes.json');

describe('the routes of a snapshot', () => {
  it('are read as they were written, and a policy is written once', () => {
    const text = routesText(routes);
    expect(parse(JSON.parse(text))).toEqual(routes);
    expect(text.match(/default-src/g)).toHaveLength(1);
  });

  it('are read from files of the versions before, in which each route has its policy', () => {
    expect(parse({ version: 1, routes })).toEqual(routes);
    expect(parse({ version: 2, routes })).toEqual(routes);
  });

  it('are refused when a route has no policy, and when the version is a later one', () => {
    const { policies, ...file } = JSON.parse(routesText(routes));
    expect(() => parse({ ...file, policies: policies.slice(1) })).toThrow(
      'routes.json cannot be read by this checkout (a route has no policy). Update it, or release again.',
    );
    expect(() => parse({ ...file, version: 4, policies })).toThrow('routes.json cannot be read by this checkout');
  });
});
