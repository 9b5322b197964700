// Runs in CloudFront before each request. It sets the host that the user typed and their IP address; a request
// cannot forge these headers, because they are overwritten here.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  request.headers['x-forwarded-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
